import SharedModel

extension ServiceError {
  /// The text for something that couldn't be loaded.
  var message: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
