import SharedModel

extension ServiceError {
  /// The message that something couldn't be loaded.
  var loadFailure: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
