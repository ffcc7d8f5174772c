import SharedModel

extension ServiceError {
  /// Why something could not be loaded, in words for the user.
  var message: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
