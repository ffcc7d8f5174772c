import SharedModel

// MARK: - Backend

extension Stage {
  static func service(_ name: String) throws(StepProblem) -> Service { try named(name, kind: "service") }

  static func serviceError(_ name: String) throws(StepProblem) -> ServiceError { try named(name, kind: "failure") }

  static func store(_ name: String) throws(StepProblem) -> DeviceStore { try named(name, kind: "store") }

  private static func named<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, kind: String
  ) throws(StepProblem) -> Value {
    guard let value = Value(rawValue: name) else {
      throw .unknownName(name, kind: kind, known: Value.allCases.map(\.rawValue))
    }
    return value
  }

  func change(_ name: String, _ change: (inout ServiceBehaviour) -> Void) throws(StepProblem) {
    change(&backend[try Self.service(name)])
  }

  func delay(_ service: Service, by latency: Duration) {
    backend[service].latency = latency
    if backend[service].answer == .never { backend[service].answer = .works }
  }

  // MARK: - Stores

  func setWritable(_ isWritable: Bool, _ store: DeviceStore) {
    switch store {
    case .session: session.isWritable = isWritable
    case .savedState: savedState.isWritable = isWritable
    case .favourites: favourites.isWritable = isWritable
    case .notes: notes.isWritable = isWritable
    }
  }
}

/// A store of a device, by the name that steps use.
nonisolated package enum DeviceStore: String, CaseIterable, Codable, Hashable, Sendable {
  case session
  case savedState = "saved state"
  case favourites
  case notes
}
