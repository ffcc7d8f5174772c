package import SharedModel

extension ServiceError {
  /// The failures of a load, each with the message that the app shows.
  package nonisolated static let ofLoading = [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."),
  ]
  /// The failures of signing in that keep the password, each with the message that the app shows.
  package nonisolated static let ofSigningIn = [
    (ServiceError.offline, "No connection. Try again."), (.serverError, "Something went wrong. Try again."),
    (.notFound, "Something went wrong. Try again."),
  ]
}
