import SharedModel

extension ServiceError {
  /// The message that something couldn't be loaded, the same on every screen.
  var message: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
