/// The reason why a request failed; the raw values are the names that stories use.
public enum ServiceError: String, Error, CaseIterable, Codable, Sendable {
  case offline
  case serverError = "server error"
  /// The session has expired or never began; from `signIn`, the credentials are wrong.
  case unauthorised
  case notFound = "not found"
}
