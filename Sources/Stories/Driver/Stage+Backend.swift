import SharedModel

// MARK: - Backend

extension Stage {
  static func service(_ name: String) throws(StepProblem) -> Service {
    guard let service = Service(rawValue: name) else {
      throw .unknownName(name, kind: "service", known: Service.allCases.map(\.rawValue))
    }
    return service
  }

  static func serviceError(_ name: String) throws(StepProblem) -> ServiceError {
    guard let error = ServiceError(rawValue: name) else {
      throw .unknownName(name, kind: "failure", known: ServiceError.allCases.map(\.rawValue))
    }
    return error
  }

  func change(_ name: String, _ change: (inout ServiceBehaviour) -> Void) throws(StepProblem) {
    change(&backend[try Self.service(name)])
  }

  /// Lets a service answer after a while; one that was silent answers again.
  func delay(_ service: Service, by latency: Duration) {
    backend[service].latency = latency
    if backend[service].answer == .never { backend[service].answer = .works }
  }
}
