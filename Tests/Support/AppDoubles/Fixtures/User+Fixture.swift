package import SharedModel

extension User {
  package nonisolated static let mark = User(username: "mark", displayName: "Mark")
}
