import SharedModel

extension ServiceError {
  /// What presenters say when something could not be loaded.
  var message: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
