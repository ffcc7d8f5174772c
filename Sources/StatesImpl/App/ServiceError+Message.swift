import SharedModel

extension ServiceError {
  /// Says why something could not be loaded.
  var loadMessage: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
