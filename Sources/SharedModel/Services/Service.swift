/// The services of the backend, by the names that stories use.
public enum Service: String, CaseIterable, Codable, Sendable {
  case signIn
  case cover
  case quarters
  case places
  case place
  case articles
  case favourite
  case note
}
