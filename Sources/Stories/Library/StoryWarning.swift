import Basics

/// A warning about a part of a story file that is valid but never runs.
nonisolated public struct StoryWarning: Hashable, Sendable {
  nonisolated package enum Reason: Hashable, Sendable {
    /// A description that looks like a step; the keyword is `nil` if any would fit.
    case step(String, keyword: String?)
    case heading(String, keyword: String)
    /// A correctly spelled step or heading in a position where none is allowed.
    case misplaced(String)
    case scenarioWithoutSteps(String)
    case examplesWithoutRows
    case placeholderWithoutColumn(String, columns: [String])
  }

  /// The path as given.
  public let path: String
  public let location: SourceLocation
  package let reason: Reason
}

// MARK: - CustomStringConvertible

extension StoryWarning: CustomStringConvertible {
  /// `file:line:column: message`.
  nonisolated public var description: String { "\(path):\(location.line):\(location.column): \(message)" }

  nonisolated private var message: String {
    switch reason {
    case .step(let text, let keyword):
      "“\(text.clipped())” isn't a step but a description; begin it with "
        + (keyword.map { "“\($0)” and a space" } ?? "“Given”, “When”, “Then”, “And” or “But” and a space")
    case .heading(let text, let keyword):
      "“\(text.clipped())” isn't a heading but a description; begin it with “\(keyword):”"
    case .misplaced(let text):
      "“\(text.clipped())” isn't allowed here, so it is a description; move it to where it belongs"
    case .scenarioWithoutSteps(let name): "the scenario “\(name.clipped())” has no steps, so it isn't run"
    case .examplesWithoutRows: "these examples have no rows below their header, so nothing is run with them"
    case .placeholderWithoutColumn(let name, let columns):
      "no column of the examples is called “\(name.clipped())”, so <\(name.clipped())> stays as it is; "
        + "the columns are \(columns.listed().clipped(to: 200))"
    }
  }
}
