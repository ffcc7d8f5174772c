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

  func delay(_ service: Service, by latency: Duration) {
    backend[service].latency = latency
    if backend[service].answer == .never { backend[service].answer = .works }
  }

  // MARK: - What the device stores

  func setWritable(_ isWritable: Bool, _ store: DeviceStore) {
    switch store {
    case .session: session.isWritable = isWritable
    case .savedState: savedState.isWritable = isWritable
    case .favourites: favourites.isWritable = isWritable
    case .notes: notes.isWritable = isWritable
    }
  }
}

/// What a device stores, as steps name it.
nonisolated package enum DeviceStore: String, CaseIterable, Codable, Hashable, Sendable {
  case session
  case savedState = "saved state"
  case favourites
  case notes
}
