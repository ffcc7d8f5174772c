/// Why a service did not answer with what it was asked for; the raw values are the names that stories use.
public enum ServiceError: String, Error, CaseIterable, Codable, Sendable {
  case offline
  case serverError = "server error"
  /// Nobody is signed in (any more); for `signIn` itself: the credentials are wrong.
  case unauthorised
  case notFound = "not found"
}
