import SharedModel

extension User {
  nonisolated static let mark = User(username: "mark", displayName: "Mark")
}
