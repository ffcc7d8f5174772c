import SharedModel

extension ServiceError {
  /// What the user reads when something couldn't be loaded.
  var loadFailureText: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
