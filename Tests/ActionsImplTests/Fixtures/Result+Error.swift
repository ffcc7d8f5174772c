import SharedModel

extension Result where Failure == ServiceError {
  /// Why it failed; nil when it didn't.
  var error: ServiceError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
