internal import Results

/// Whether claims are so, by the kept result, by the sources, and by the traces on the claim's own page.
struct ClaimCheck {
  let project: ProjectFolder
  let record: Result<RecordedSuite, DocsProblem>
  /// The traces above the claim.
  var traces: [ShownTrace] = []

  /// - Returns: The numbers that speak against it; nil when it is so.
  func refutation(of claim: Claim) throws(DocsProblem) -> String? {
    let amounts = try claim.terms.map { term throws(DocsProblem) in try self.amounts(of: term, in: claim) }
    for (index, relation) in claim.relations.enumerated() {
      for first in amounts[index] {
        for second in amounts[index + 1]
        where try !first.stands(relation, to: second, tolerance: claim.tolerance) {
          return [first, second].filter { !$0.label.isEmpty }.map { "\($0.label) is \($0.text)" }
            .joined(separator: ", ")
        }
      }
    }
    return nil
  }

  private func amounts(of term: Claim.Term, in claim: Claim) throws(DocsProblem) -> [Amount] {
    let first = try amounts(of: term.quantity, in: claim)
    guard let operation = term.operation, let second = term.second else { return first }
    var combined: [Amount] = []
    for other in try amounts(of: second, in: claim) {
      for own in first { combined.append(try own.combined(operation, other)) }
    }
    return combined
  }

  private func amounts(of quantity: Claim.Quantity, in claim: Claim) throws(DocsProblem) -> [Amount] {
    switch quantity {
    case .number(let number, let unit): return [Amount(number, unit: unit)]
    case .thing(let thing): return [Amount(thing.rawValue, count: try count(of: thing))]
    case .measure(let id, let names):
      return try architectures(names, in: claim).map { name throws(DocsProblem) in try amount(of: id, name) }
    case .trace(let amount, let names):
      return try architectures(names, in: claim).map { name throws(DocsProblem) in
        guard let trace = traces.last(where: { $0.architecture == name }) else { throw .noTrace(name) }
        return Amount("\(amount.rawValue) in trace \(name)", count: trace.count(of: amount))
      }
    case .size(let size, let path):
      let files = try project.swiftFacts(at: project.checked(path))
      guard let count = size.count(in: files) else { throw .unreadable(path, reason: "It has no functions.") }
      return [Amount("\(size.rawValue) in \(path)", count: count)]
    }
  }

  private func count(of thing: Claim.Thing) throws(DocsProblem) -> Int {
    switch thing {
    case .screens: project.files(in: "Sources/Storyboard", deep: false).count { $0.hasSuffix("Layout.swift") }
    case .features: project.files(in: "Sources/Stories/Features", deep: true).count { $0.hasSuffix(".feature") }
    case .chapters: project.chapters.count
    case .implementations: try record.get().architectures.count
    }
  }

  /// The names themselves; `all` is everybody, and `others` whoever the claim doesn't name.
  private func architectures(_ names: [String], in claim: Claim) throws(DocsProblem) -> [String] {
    let known = try record.get().architectures.map(\.name)
    let found = names.flatMap { name in
      switch name {
      case "all": known
      case "others": known.filter { !claim.names.contains($0) }
      default: [name]
      }
    }
    // What is said of nobody would always be so.
    guard !found.isEmpty else { throw .unknownArchitecture(names.joined(separator: " "), known: known) }
    return found
  }

  private func amount(of id: String, _ name: String) throws(DocsProblem) -> Amount {
    let record = try record.get()
    let architecture = try record.architecture(name)
    if let answer = ViewControllerAnswer(rawValue: id) {
      guard let count = answer.count(of: architecture) else { throw .notMeasured(measure: id, architecture: name) }
      return Amount("\(id) \(name)", count: count)
    }
    let measure = try RecordedSuite.measure(id)
    if let number = architecture.numbers[measure.id] { return Amount(measure, of: name, number) }
    // Nobody measures the reference against itself for this: it is as much as itself.
    guard measure.unit == .ratio, name == record.architectures.first?.name else {
      throw .notMeasured(measure: id, architecture: name)
    }
    return Amount("\(id) \(name)", count: 1)
  }
}

/// What the questions about view controllers come to, as claims call it.
private enum ViewControllerAnswer: String {
  case references = "viewControllers.references"
  case decisions = "viewControllers.decisions"
  case count = "viewControllers.count"

  func count(of architecture: RecordedSuite.Architecture) -> Int? {
    switch self {
    case .references: architecture.questions.isEmpty ? nil : architecture.questions.reduce(0) { $0 + $1.evidence }
    case .decisions: architecture.decisions
    case .count: architecture.viewControllers
    }
  }
}
