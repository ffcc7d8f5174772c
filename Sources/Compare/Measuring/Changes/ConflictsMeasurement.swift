import HeadlessUI
import Results

extension Bench {
  /// Returns what is recorded of each pair of requests. Pairs that aren't are merged now, and neither built nor run.
  /// - Parameter names: The pairs, such as `01+05`; if empty, all, with the range over authors and the sequences.
  package func conflicts(_ names: [String], of requests: [ChangeRequest]) throws -> ConflictsResult {
    defer { observer.progress("") }
    let resolutions = try Resolutions(in: requests[0].package)
    var bases: [String: RequestPair.Base] = [:]
    return try conflicts(names, of: requests) { pair, profile, attempts in
      observer.progress("merging \(pair.name)")
      let base = try bases[pair.name] ?? pair.base(resolutions)
      bases[pair.name] = base
      return pair.entry(of: try pair.merge(by: profile, attempts: attempts, onto: base, resolutions), profile)
    }
  }

  /// Returns `nil` unless there are pairs, and every pair is recorded with these sources.
  func recordedConflicts(of requests: [ChangeRequest]) throws -> ConflictsResult? {
    guard requests.count > 1 else { return nil }
    var isWhole = true
    let result = try conflicts([], of: requests) { _, _, _ in
      isWhole = false
      return nil
    }
    return isWhole ? result : nil
  }

  private func conflicts(
    _ names: [String], of requests: [ChangeRequest],
    orElse merged: (RequestPair, ArchitectureProfile, _ attempts: [Int]) throws -> ConflictsResult.Entry?
  ) throws -> ConflictsResult {
    let profiles = architectures.map(\.profile)
    let accepted = try AcceptedAttempts(of: requests, by: profiles)
    let recorded = try RecordedConflicts(of: requests, by: profiles, accepted)
    let contradictions = try Contradictions(in: requests[0].package)
    let noticed = requests.filter(\.hasStories)
    let pairs = try RequestPair.all(of: requests, named: names).map { pair in
      let entries = try profiles.compactMap { profile -> ConflictsResult.Entry? in
        guard let attempts = accepted[pair.requests, profile] else { return nil }
        return try recorded.entry(of: pair, by: profile) ?? merged(pair, profile, attempts)
      }
      return ConflictsResult.Pair(
        requests: pair.requests.map(\.number), contradiction: contradictions[pair],
        contradictoryStories: recorded.contradictoryStories(of: pair), entries: entries)
    }
    guard names.isEmpty else {
      return ConflictsResult(reference: profiles[0].name, architectures: profiles.map(\.name), pairs: pairs)
    }
    return ConflictsResult(
      reference: profiles[0].name, architectures: profiles.map(\.name), pairs: pairs,
      authors: profiles.reduce(into: [:]) { $0[$1.name] = recorded.authors(of: noticed, by: $1) },
      sequences: profiles.reduce(into: [:]) { $0[$1.name] = recorded.sequence(of: noticed, by: $1) })
  }

  /// Builds and runs the merges of pairs, and records the outcomes.
  /// - Parameter names: The pairs, such as `01+05`; if empty, all that aren't recorded yet.
  package func checkPairs(_ names: [String], of requests: [ChangeRequest]) throws {
    defer { observer.progress("") }
    let profiles = architectures.map(\.profile)
    let package = requests[0].package
    let accepted = try AcceptedAttempts(of: requests, by: profiles)
    var recorded = try RecordedConflicts(of: requests, by: profiles, accepted)
    let (resolutions, contradictions) = (try Resolutions(in: package), try Contradictions(in: package))
    // A named pair may have a change without effect for users, which isn't among the combinations of authors.
    let noticed = requests.filter(\.hasStories)
    for profile in profiles where recorded.authors(of: noticed, by: profile) == nil {
      observer.begins("merging every author's patches in \(profile.name)")
      try recorded.record(authors(of: profile, noticed, resolutions), of: noticed, by: profile)
    }
    for pair in RequestPair.all(of: requests, named: names) {
      if names.isEmpty, profiles.allSatisfy({ recorded.entry(of: pair, by: $0) != nil }) { continue }
      let base = try pair.base(resolutions)
      let merges = try profiles.compactMap { profile -> MergeCheck.Merge? in
        guard let attempts = accepted[pair.requests, profile] else { return nil }
        let merge = try pair.merge(by: profile, attempts: attempts, onto: base, resolutions)
        if let path = merge.unresolved.first { throw ChangeError.unresolved(pair: pair.name, path: path) }
        return MergeCheck.Merge(profile: profile, texts: merge.texts, entry: pair.entry(of: merge, profile))
      }
      var check = try MergeCheck(pair.name, pair.requests, common: base.both, merges, self)
      let entries = try check.run(withTests: contradictions[pair] == nil)
      try recorded.record(
        entries, contradictoryStories: check.contradictoryStories.sorted(), of: pair, by: merges.map(\.profile))
    }
  }

  /// Merges all requests one after the other, in as many orders as there are requests.
  /// - Parameter isBuilt: Whether to build and run the results, and to record the handwork where all is well. Stories
  ///   that fail in all implementations say nothing, because the requests contradict each other.
  package func sequences(of requests: [ChangeRequest], isBuilt: Bool) throws -> [ConflictsResult.Sequence] {
    defer { observer.progress("") }
    let profiles = architectures.map(\.profile)
    let accepted = try AcceptedAttempts(of: requests, by: profiles)
    let sequences = try profiles.compactMap { profile -> RequestSequence? in
      observer.progress("merging everything in \(profile.name)")
      return try accepted[requests, profile].map { try RequestSequence(of: requests, by: profile, attempts: $0) }
    }
    var outcomes = sequences.map {
      ConflictsResult.Sequence(architecture: $0.profile.name, orders: $0.orders.map(\.handwork), open: $0.open)
    }
    guard isBuilt else { return outcomes }
    var recorded = try RecordedConflicts(of: requests, by: profiles, accepted)
    let resolved = sequences.filter(\.open.isEmpty)
    // An order with the results of an earlier one needs no check. If one result is new, all implementations are checked,
    // because a story that fails in all of them is a contradiction.
    for order in requests.indices where resolved.contains(where: { $0.isNew(in: order) }) {
      let merges = resolved.map { sequence in
        MergeCheck.Merge(
          profile: sequence.profile, texts: sequence.orders[order].texts,
          entry: ConflictsResult.Entry(architecture: sequence.profile.name, sources: [], tests: []))
      }
      var check = try MergeCheck("order \(order + 1)", requests, common: resolved[0].base, merges, self)
      for entry in try check.run(withTests: false) {
        guard let silent = entry.silent,
          let index = outcomes.firstIndex(where: { $0.architecture == entry.architecture })
        else { continue }
        outcomes[index].failures.append("order \(order + 1): \(silent.text)")
      }
    }
    for (sequence, outcome) in zip(sequences, outcomes) where outcome.open.isEmpty && outcome.failures.isEmpty {
      try recorded.record(outcome.orders, of: requests, by: sequence.profile)
    }
    return outcomes
  }

  /// Counts the pairs that collide for every choice of one author a request.
  private func authors(
    of profile: ArchitectureProfile, _ requests: [ChangeRequest], _ resolutions: Resolutions
  ) throws -> ConflictsResult.Authors {
    let attempts = requests.map { $0.patchedAttempts(by: profile) }
    var collides: [String: Bool] = [:]
    func key(_ first: (Int, Int), _ second: (Int, Int)) -> String { "\(first) \(second)" }
    for first in requests.indices {
      for second in requests.indices.dropFirst(first + 1) {
        let pair = RequestPair(first: requests[first], second: requests[second])
        let base = try pair.base(resolutions)
        for one in attempts[first] {
          for other in attempts[second] {
            let merge = try pair.merge(by: profile, attempts: [one, other], onto: base, resolutions)
            collides[key((first, one), (second, other))] = pair.entry(of: merge, profile).collides
          }
        }
      }
    }
    let choices = attempts.reduce([[]]) { choices, attempts in
      choices.flatMap { choice in attempts.map { choice + [$0] } }
    }
    let counts = choices.map { choice in
      choice.indices.reduce(0) { sum, first in
        sum
          + choice.indices.dropFirst(first + 1).count {
            collides[key((first, choice[first]), ($0, choice[$0]))] == true
          }
      }
    }
    return ConflictsResult.Authors(least: counts.min() ?? 0, most: counts.max() ?? 0)
  }
}

extension RequestPair {
  /// Returns an entry of the merge, before it is built.
  func entry(of merge: Merge, _ profile: ArchitectureProfile) -> ConflictsResult.Entry {
    let sources = "\(first.sources(of: profile))/"
    return ConflictsResult.Entry(
      architecture: profile.name, sources: merge.conflicts.filter { $0.hasPrefix(sources) },
      tests: merge.conflicts.filter { !$0.hasPrefix(sources) }, silent: nil, isChecked: false)
  }
}
