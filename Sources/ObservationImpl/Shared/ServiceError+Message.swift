import SharedModel

extension ServiceError {
  /// The text for something that couldn't be loaded.
  var message: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
