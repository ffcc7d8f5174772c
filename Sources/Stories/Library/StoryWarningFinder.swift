/// Finds free text that looks like a step or a heading, and sections that run nothing.
struct StoryWarningFinder {
  private static let stepKeywords = ["Given", "When", "Then", "And", "But"]
  /// The headings that are recognised when misspelt; shorter ones look too much like ordinary words.
  private static let longHeadings = ["Scenario", "Scenario Outline", "Background", "Examples"]
  private static let headings = longHeadings + ["Scenario Template", "Scenarios", "Example", "Feature", "Rule"]
  let path: String
  let library: StepLibrary

  func warnings(in document: GherkinDocument) -> [StoryWarning] {
    var found: [StoryWarning] = []
    var isInBlock = false
    for line in document.freeLines {
      let reason = heading(line.text) ?? step(line, isInBlock: isInBlock && !line.isFirst)
      isInBlock = reason != nil
      if let reason { found.append(StoryWarning(path: path, location: line.location, reason: reason)) }
    }
    for scenario in document.feature?.groups.flatMap(\.scenarios) ?? [] { found += warnings(in: scenario) }
    return found.sorted { $0.location < $1.location }
  }

  private func warnings(in scenario: Scenario) -> [StoryWarning] {
    guard !scenario.steps.isEmpty else {
      return [StoryWarning(path: path, location: scenario.location, reason: .scenarioWithoutSteps(scenario.name))]
    }
    return placeholders(of: scenario)
      + scenario.examples.filter(\.rows.isEmpty).map {
        StoryWarning(path: path, location: $0.location, reason: .examplesWithoutRows)
      }
  }

  /// Finds words in angle brackets that some of the examples have no column for, each once.
  private func placeholders(of scenario: Scenario) -> [StoryWarning] {
    let headers = scenario.examples.filter { !$0.rows.isEmpty }.compactMap(\.header?.values)
    guard !headers.isEmpty else { return [] }
    let texts =
      [(scenario.name, scenario.location)]
      + scenario.steps.flatMap { step in
        ([step.text] + (step.table ?? []).joined()).map { ($0, step.location) }
      }
    var told: Set<String> = []
    return texts.flatMap { text, location in
      text.matches(of: /<(\p{L}[\p{L}\p{N} _-]*)>/).map { String($0.1) }.compactMap { name in
        guard let columns = headers.first(where: { !$0.contains(name) }), told.insert(name).inserted else { return nil }
        return StoryWarning(
          path: path, location: location, reason: .placeholderWithoutColumn(name, columns: columns))
      }
    }
  }

  private func heading(_ text: String) -> StoryWarning.Reason? {
    guard let colon = text.prefix(30).firstIndex(of: ":") else { return headingWithoutColon(text) }
    let head = text[..<colon].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let keyword = Self.headings.first(where: { $0.lowercased() == head.lowercased() }) {
      return text.hasPrefix("\(keyword):") ? .misplaced(text) : .heading(text, keyword: keyword)
    }
    return Self.longHeadings.first { Self.isAlmost(head, $0) }.map { .heading(text, keyword: $0) }
  }

  private static func isAlmost(_ head: String, _ keyword: String) -> Bool {
    let letters = Array(head.lowercased())
    return head.first == keyword.first && EditDistance.between(letters, Array(keyword.lowercased())) <= 2
  }

  private func headingWithoutColon(_ text: String) -> StoryWarning.Reason? {
    let keyword = Self.longHeadings.reversed().first { keyword in
      text.lowercased() == keyword.lowercased() || keyword.hasPrefix("Scenario") && text.hasPrefix("\(keyword) ")
    }
    return keyword.map { .heading(text, keyword: $0) }
  }

  private func step(_ line: GherkinDocument.FreeLine, isInBlock: Bool) -> StoryWarning.Reason? {
    let text = line.text
    let word = text.prefix { $0.isLetter }
    let rest = String(text.dropFirst(word.count).drop { $0.isWhitespace || $0 == ":" || $0 == "*" })
    let keyword = Self.stepKeywords.first { $0.lowercased() == word.lowercased() }
    if isKnown(rest) || isKnown(text) {
      return keyword.map { text.hasPrefix("\($0) ") } == true ? .misplaced(text) : .step(text, keyword: keyword)
    }
    guard let keyword, !text.hasPrefix("\(keyword) ") else { return nil }
    let next = text.dropFirst(word.count).first
    let isSeparatedOtherwise = next == ":" || next != " " && next?.isWhitespace == true
    let mayBeOne = line.isAmongSteps && (line.isFirst || isInBlock) && (next == " " || isSeparatedOtherwise)
    return mayBeOne || word == keyword && isSeparatedOtherwise ? .step(text, keyword: keyword) : nil
  }

  private func isKnown(_ text: String) -> Bool { library.definitions.contains { $0.pattern.match(text) != nil } }
}
