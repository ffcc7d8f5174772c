import SharedModel

extension ServiceError {
  /// Says why something could not be loaded, for every view model that says so.
  var loadFailure: String {
    self == .offline ? Texts.noConnection : Texts.somethingWentWrong
  }
}
