import SharedModel

extension ServiceError {
  /// The text for something that couldn't be loaded.
  var loadFailureText: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
