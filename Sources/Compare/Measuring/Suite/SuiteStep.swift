import Results

/// Measures and caches one part of the comparison. The type of its result is erased.
struct SuiteStep {
  let part: SuitePart
  let options: String
  /// Measures the part, and returns one sentence about what is wrong, if anything.
  let measure: (_ result: inout SuiteResult) throws -> String?
  let restore: (_ cache: ResultCache, _ key: String, _ result: inout SuiteResult) -> PartRecord?
  let keep:
    (
      _ cache: ResultCache, _ key: String, _ pieces: [String: String]?, _ record: PartRecord, _ result: SuiteResult
    ) throws -> Void
  /// Returns a function that measures only the implementations whose keys have changed, or `nil` if all have to be
  /// measured.
  let update: (_ cache: ResultCache, _ pieces: [String: String]) -> ((inout SuiteResult) throws -> String?)?
  /// Whether results are cached per implementation.
  let isPieceByPiece: Bool

  /// - Parameter value: Measures these implementations, or all if `nil`.
  init<Value: Codable & PieceByPiece>(
    _ part: SuitePart, into place: WritableKeyPath<SuiteResult, Value?>, problem: @escaping (Value) -> String?,
    valueOf value: @escaping (_ names: Set<String>?) throws -> Value
  ) {
    self.init(part, into: place, problem: problem, value: { _ in try value(nil) }) { kept, names in
      names.isEmpty ? kept : kept.updated(with: try value(names), of: names)
    }
  }

  /// - Parameters:
  ///   - problem: Returns one sentence about what is wrong with a result, if anything.
  ///   - value: Measures the part, given the results of earlier parts.
  ///   - later: Measures these implementations, and takes the others from a cached value.
  init<Value: Codable>(
    _ part: SuitePart, into place: WritableKeyPath<SuiteResult, Value?>, options: String = "",
    problem: @escaping (Value) -> String? = { _ in nil }, value: @escaping (SuiteResult) throws -> Value,
    later: ((_ kept: Value, _ names: Set<String>) throws -> Value)? = nil
  ) {
    self.part = part
    self.options = options
    isPieceByPiece = later != nil
    func store(_ value: Value, in result: inout SuiteResult) -> String? {
      result[keyPath: place] = value
      return problem(value)
    }
    measure = { result in store(try value(result), in: &result) }
    restore = { cache, key, result in
      guard let found = cache.value(of: part, key: key, as: Value.self) else { return nil }
      // Checked by itself, because otherwise each part would be checked again with all later ones.
      var alone = SuiteResult(
        circumstances: result.circumstances, seed: result.seed, architectures: result.architectures)
      alone[keyPath: place] = found.value
      guard (try? alone.check()) != nil else { return nil }
      result[keyPath: place] = found.value
      return PartRecord(part, .complete, date: found.date, seconds: found.seconds, isKept: true)
    }
    keep = { cache, key, pieces, record, result in
      guard let value = result[keyPath: place] else { return }
      try cache.keep(value, of: part, key: key, pieces: pieces, date: record.date ?? "", seconds: record.seconds ?? 0)
    }
    update = { cache, pieces in
      guard let later, let found = cache.latest(of: part, as: Value.self), let kept = found.pieces,
        Set(kept.keys) == Set(pieces.keys)
      else { return nil }
      let changed = Set(pieces.keys.filter { pieces[$0] != kept[$0] })
      guard changed.count < pieces.count else { return nil }
      return { result in store(try later(found.value, changed), in: &result) }
    }
  }
}
