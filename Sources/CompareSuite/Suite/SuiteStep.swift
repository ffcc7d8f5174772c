import Report

/// How one part of the comparison is measured, and where its result goes.
struct SuiteStep {
  let part: SuitePart
  /// What of the command line it depends on.
  let options: String
  private let restore: (KeptResults, String, inout SuiteResult) -> PartRecord?
  private let measure: (inout SuiteResult) throws -> String?
  private let keep: (KeptResults, String, PartRecord, SuiteResult) throws -> Void

  /// - Parameters:
  ///   - place: Where the result goes.
  ///   - options: What of the command line it depends on.
  ///   - problem: What is wrong with a result, in one sentence; nil when all is well.
  ///   - value: Measures it, knowing what was found before.
  init<Value: Codable>(
    _ part: SuitePart, into place: WritableKeyPath<SuiteResult, Value?>, options: String = "",
    problem: @escaping (Value) -> String? = { _ in nil }, value: @escaping (SuiteResult) throws -> Value
  ) {
    self.part = part
    self.options = options
    restore = { kept, key, result in
      guard let found = kept.value(of: part, key: key, as: Value.self) else { return nil }
      result[keyPath: place] = found.value
      return PartRecord(part, .complete, date: found.date, seconds: found.seconds, isKept: true)
    }
    measure = { result in
      let value = try value(result)
      result[keyPath: place] = value
      return problem(value)
    }
    keep = { kept, key, record, result in
      guard let value = result[keyPath: place] else { return }
      try kept.keep(value, of: part, key: key, date: record.date ?? "", seconds: record.seconds ?? 0)
    }
  }

  /// Takes what was kept under a key; nil when there is nothing.
  func restore(from kept: KeptResults, key: String, into result: inout SuiteResult) -> PartRecord? {
    restore(kept, key, &result)
  }

  /// Measures the part.
  /// - Returns: What is wrong with what was found; nil when all is well.
  func measure(into result: inout SuiteResult) throws -> String? {
    try measure(&result)
  }

  /// Keeps what was measured.
  func keep(in kept: KeptResults, key: String, _ record: PartRecord, _ result: SuiteResult) throws {
    try keep(kept, key, record, result)
  }
}
