import SharedModel

extension ServiceError {
  /// The message after a failed load.
  var loadFailureText: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
