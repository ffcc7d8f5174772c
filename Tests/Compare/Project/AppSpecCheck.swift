import Metrics

/// Finds contradictions between the specification and what it names, as lines of `file:line: flaw`.
struct AppSpecCheck {
  /// A scenario of a feature file, with the specification's name for it.
  struct Scenario {
    let name: String
    let file: String
    let line: Int

    /// An outline's placeholders are written “…”, because Markdown takes `<name>` for HTML.
    init(_ name: String, file: String, line: Int) {
      self.name = name.replacing(/<[^>]+>/, with: "…")
      self.file = file
      self.line = line
    }
  }

  var document = "docs/app-spec.md"
  let items: [AppSpec.Item]
  let scenarios: [Scenario]
  let findings: Set<String>
  let behaviours: Set<String>
  /// The sentences that are checked after every step.
  var oracles: [String] = []

  var flaws: [String] { items.flatMap(flaws) + repeatedNames + unnamedScenarios + unnamedOracles }

  private func flaws(of item: AppSpec.Item) -> [String] {
    var flaws = item.proofs.compactMap { flaw(of: $0, in: item) }
    if item.proofs.isEmpty { flaws.append("names no story") }
    if !Self.isOneSentence(item.text) { flaws.append("is not one sentence with a full stop at its end: \(item.text)") }
    return flaws.map { "\(document):\(item.line): \($0)" }
  }

  private func flaw(of proof: AppSpec.Proof, in item: AppSpec.Item) -> String? {
    switch proof {
    case .story(let name):
      let files = scenarios.filter { $0.name == name }.map(\.file)
      if files.isEmpty { return "there is no story “\(name)”" }
      if !files.contains(where: item.features.contains) {
        return "the section doesn't name \(files.joined(separator: ", ")), which has the story “\(name)”"
      }
    case .walk(let name):
      if !findings.contains(Charter.letters(of: name)) { return "a walk doesn't find “\(name)”" }
    case .test(let name):
      if !behaviours.contains(Charter.letters(of: name)) { return "docs/test-charter.md has no “\(name)”" }
    }
    return nil
  }

  private var repeatedNames: [String] {
    Dictionary(grouping: scenarios, by: \.name).values.filter { $0.count > 1 }.flatMap { namesakes in
      namesakes.map { "\($0.file):\($0.line): \(namesakes.count) stories are called “\($0.name)”" }
    }.sorted()
  }

  private var unnamedScenarios: [String] {
    let named = Set(items.flatMap(\.proofs))
    return scenarios.filter { !named.contains(.story($0.name)) }
      .map { "\($0.file):\($0.line): no sentence of \(document) names “\($0.name)”" }
  }

  private var unnamedOracles: [String] {
    let named = items.filter { $0.proofs.contains(.walk("contradiction")) }
    return oracles.filter { oracle in !named.contains { $0.text == oracle } }
      .map { "no sentence of \(document) with “walk: contradiction” reads: \($0)" }
      + named.filter { !oracles.contains($0.text) }.map { "\(document):\($0.line): no oracle checks this sentence" }
  }

  /// True if the only full stop outside quotations is at the end.
  private static func isOneSentence(_ text: String) -> Bool {
    unquoted(text).ranges(of: /[.!?…](?=\s|\)|$)/).map(\.upperBound) == [unquoted(text).endIndex]
  }

  /// The text without code and without quotations, nested ones included.
  private static func unquoted(_ text: String) -> String {
    var depth = 0
    return String(
      text.replacing(/`[^`]*`/, with: "").filter { character in
        if character == "“" { depth += 1 }
        defer { if character == "”" { depth -= 1 } }
        return depth == 0
      })
  }
}
