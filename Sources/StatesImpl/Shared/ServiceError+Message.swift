import SharedModel

extension ServiceError {
  /// The message that something couldn't be loaded.
  var loadMessage: String {
    switch self {
    case .offline: Texts.noConnection
    case .unauthorised, .serverError, .notFound: Texts.somethingWentWrong
    }
  }
}
