import SharedModel

extension ServiceError {
  /// Why something could not be loaded, as every screen says it.
  var message: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
