internal import Results

/// Checks claims against the recorded result, the sources, and the traces above them on their page.
struct ClaimCheck {
  let project: ProjectFolder
  let record: Result<SuiteResult, DocsProblem>
  var traces: [ShownTrace] = []

  /// - Returns: The numbers that refute the claim, or `nil` if it is true.
  func refutation(of claim: Claim) throws(DocsProblem) -> String? {
    let amounts = try claim.terms.map { term throws(DocsProblem) in try self.amounts(of: term, in: claim) }
    for (index, relation) in claim.relations.enumerated() {
      for first in amounts[index] {
        for second in amounts[index + 1] where try !first.stands(relation, to: second, tolerance: claim.tolerance) {
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
    case .thing(let thing): return [Amount(Double(try count(of: thing)), label: thing.rawValue)]
    case .measure(let id, let names):
      return try architectures(names, in: claim).map { name throws(DocsProblem) in try amount(of: id, name) }
    case .trace(let amount, let names):
      return try architectures(names, in: claim).map { name throws(DocsProblem) in
        guard let trace = traces.last(where: { $0.architecture == name }) else { throw .noTrace(name) }
        return Amount(Double(trace.count(of: amount)), label: "\(amount.rawValue) in trace \(name)")
      }
    case .size(let size, let path):
      guard let count = size.count(in: try project.swiftFacts(at: path)) else {
        throw .unreadable(path, reason: "It has no functions.")
      }
      return [Amount(Double(count), label: "\(size.rawValue) in \(path)")]
    }
  }

  private func count(of thing: Claim.Thing) throws(DocsProblem) -> Int {
    switch thing {
    case .screens: project.files(in: "Sources/Storyboard", deep: false).count { $0.hasSuffix("Layout.swift") }
    case .chapters: project.chapters.count
    case .implementations: try record.get().architectures.count
    }
  }

  /// Resolves names. `all` means every architecture, and `others` all that the claim doesn't name.
  private func architectures(_ names: [String], in claim: Claim) throws(DocsProblem) -> [String] {
    let known = try record.get().names
    let found = names.flatMap { name in
      switch name {
      case "all": known
      case "others": known.filter { !claim.names.contains($0) }
      default: [name]
      }
    }
    // A claim about no architecture would always hold.
    guard !found.isEmpty else { throw .unknownArchitecture(names.joined(separator: " "), known: known) }
    return found
  }

  private func amount(of id: String, _ name: String) throws(DocsProblem) -> Amount {
    let record = try record.get()
    if let answer = record.answers(of: try record.architecture(name))[id] {
      guard let answer else { throw .notMeasured(measure: id, architecture: name) }
      return Amount(Double(answer), label: "\(id) \(name)")
    }
    let measure = try Measures.named(id)
    let isReference = name == record.architectures.first?.name
    // The reference isn't compared with itself, so its ratio is 1.
    if isReference, measure.unit == .ratio, measure.value(record, name) == nil {
      return Amount(1, label: "\(id) \(name)")
    }
    return Amount(measure, of: name, try record.number(measure, name))
  }
}
