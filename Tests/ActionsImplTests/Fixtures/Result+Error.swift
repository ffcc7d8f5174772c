import SharedModel

extension Result where Failure == ServiceError {
  /// The error; nil for a success.
  var error: ServiceError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
