import SharedModel

extension ServiceError {
  /// Says why something could not be loaded.
  var loadFailureText: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
