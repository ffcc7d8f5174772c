import Results

/// How many pairs of changes collide in each implementation, and where.
package struct ConflictsReport {
  private let result: ConflictsResult
  private let hasAll: Bool
  private let width: Int

  package init(_ result: ConflictsResult, hasAll: Bool, width: Int = 120) {
    self.result = result
    self.hasAll = hasAll
    self.width = width
  }

  package var lines: [String] {
    Wording.blocks(
      [summary, silent] + (hasAll ? [pairs] : []) + [
        sequences, contradictions, Wording.wrapped(definitions, to: width),
      ])
  }

  private var summary: [String] {
    let rows = result.architectures.map { name in
      let (range, discordant) = (result.countsWithoutOne(of: name), result.discordant(name))
      let file = result.files(of: name).first
      return [
        name, "\(result.count(of: name))", result.authors[name].map { Self.range($0.least, $0.most) } ?? "–",
        Self.range(range.lowerBound, range.upperBound),
        "\(result.count(of: name) { !$0.tests.isEmpty })", silentCount(of: name),
        name == result.reference ? "" : "\(discordant.only) : \(discordant.onlyReference)",
        file.map { "\($0.path.split(separator: "/").last ?? "") (\($0.pairs))" } ?? "",
      ]
    }
    return ["Pairs of changes that collide, of \(result.pairs.count)", ""]
      + TextTable.lines(
        header: [
          "", "sources", "any authors", "without one", "own tests", "silent", "only here : only \(result.reference)",
          "most in",
        ], rows: rows)
  }

  private static func range(_ least: Int, _ most: Int) -> String { least == most ? "\(least)" : "\(least)–\(most)" }

  private func silentCount(of name: String) -> String {
    let checked = result.count(of: name, where: \.isChecked)
    return checked == 0 ? "–" : "\(result.count(of: name) { $0.silent != nil }) of \(checked)"
  }

  /// The merges without a conflict that don't build or behave.
  private var silent: [String] {
    let lines = result.pairs.flatMap { pair in
      pair.entries.compactMap { entry in
        entry.silent.map { "  \(pair.name) in \(entry.architecture), \(Self.name(of: $0.level)): \($0.text)" }
      }
    }
    return lines.isEmpty ? [] : ["Silent conflicts"] + lines.flatMap { Wording.wrapped($0, to: width, indentation: 2) }
  }

  private static func name(of level: ConflictsResult.Silent.Level) -> String {
    switch level {
    case .build: "build"
    case .ownTests: "own tests"
    case .stories: "stories"
    case .rules: "rules"
    case .walk: "walk"
    }
  }

  private var pairs: [String] {
    TextTable.lines(
      header: ["Collide in"] + result.architectures,
      rows: result.pairs.map { pair in
        [pair.name]
          + result.architectures.map { name in
            guard let entry = pair.entry(of: name) else { return "–" }
            return entry.collides ? "\(entry.sources.count)" : entry.silent == nil ? "" : "silent"
          }
      })
  }

  private var sequences: [String] {
    let rows = result.architectures.compactMap { name -> [String]? in
      guard let orders = result.sequences?[name] else { return nil }
      return [name] + [\.conflicts, \.statements, \.repairs].map { Self.range(of: $0, in: orders) }
    }
    guard !rows.isEmpty else { return [] }
    return ["All \(result.requests.count) merged one after the other, in \(result.requests.count) orders", ""]
      + TextTable.lines(header: ["", "conflicts", "statements by hand", "repairs"], rows: rows)
  }

  fileprivate static func range(
    of count: KeyPath<ConflictsResult.Handwork, Int>, in orders: [ConflictsResult.Handwork]
  ) -> String {
    let counts = orders.map { $0[keyPath: count] }
    return range(counts.min() ?? 0, counts.max() ?? 0)
  }

  private var contradictions: [String] {
    result.pairs.flatMap { pair -> [String] in
      guard pair.contradiction != nil || !pair.contradictoryStories.isEmpty else { return [] }
      let stories = Wording.count(pair.contradictoryStories.count, "story fails", "stories fail")
      let reasons = [
        pair.contradiction, pair.contradictoryStories.isEmpty ? nil : "\(stories) wherever the two merge",
      ].compactMap(\.self)
      return Wording.wrapped("\(pair.name) contradict each other: \(reasons.joined(separator: "; ")).", to: width)
    }
  }

  private let definitions =
    "Sources: git finds both changes in the same lines. Any authors: over every choice of one author a request. Without one: "
    + "when each request is left out in turn. Silent: the two merge, and the result doesn't build, or its own tests, a "
    + "story of either request, any other story, a rule or a walk fails; counted of the merges that were built and run. "
    + "Limits of the pairs: ChangeRequests/PROTOCOL.md."
}

extension ConflictsResult.Sequence {
  /// What is left to do by hand, or the handwork.
  package var lines: [String] {
    guard open.isEmpty else {
      return ["✗ \(architecture): \(Wording.count(open.count, "conflict", "conflicts")) to resolve by hand"] + open
    }
    let counts = [\.conflicts, \.statements, \.repairs].map { ConflictsReport.range(of: $0, in: orders) }
    return failures.map { "✗ \(architecture), \($0)" }
      + ["  \(architecture): conflicts \(counts[0]), statements by hand \(counts[1]), in repairs \(counts[2])"]
  }
}
