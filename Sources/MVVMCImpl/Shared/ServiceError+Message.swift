import SharedModel

extension ServiceError {
  /// The message for the user when something couldn't be loaded.
  var message: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
