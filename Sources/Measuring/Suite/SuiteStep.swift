import Results

/// How one part of the comparison is measured, and where its result goes, whatever type that has.
struct SuiteStep {
  let part: SuitePart
  /// What of the command line it depends on.
  let options: String
  /// Measures the part, and says in one sentence what is wrong with what was found; nil when all is well.
  let measure: (_ result: inout SuiteResult) throws -> String?
  /// Takes what was kept under a key; nil when there is nothing.
  let restore: (_ cache: ResultCache, _ key: String, _ result: inout SuiteResult) -> PartRecord?
  let keep: (_ cache: ResultCache, _ key: String, _ record: PartRecord, _ result: SuiteResult) throws -> Void

  /// - Parameters:
  ///   - place: Where the result goes.
  ///   - problem: What is wrong with a result, in one sentence; nil when all is well.
  ///   - value: Measures it, knowing what was found before.
  init<Value: Codable>(
    _ part: SuitePart, into place: WritableKeyPath<SuiteResult, Value?>, options: String = "",
    problem: @escaping (Value) -> String? = { _ in nil }, value: @escaping (SuiteResult) throws -> Value
  ) {
    self.part = part
    self.options = options
    measure = { result in
      let value = try value(result)
      result[keyPath: place] = value
      return problem(value)
    }
    restore = { cache, key, result in
      guard let found = cache.value(of: part, key: key, as: Value.self) else { return nil }
      result[keyPath: place] = found.value
      return PartRecord(part, .complete, date: found.date, seconds: found.seconds, isKept: true)
    }
    keep = { cache, key, record, result in
      guard let value = result[keyPath: place] else { return }
      try cache.keep(value, of: part, key: key, date: record.date ?? "", seconds: record.seconds ?? 0)
    }
  }
}
