import Results

/// A trace as sequence diagrams in Mermaid's language, one for each story and implementation, in a Markdown text.
package struct TraceMermaid {
  private let result: TraceResult

  package init(_ result: TraceResult) { self.result = result }

  package var lines: [String] {
    result.stories.flatMap { story in
      story.implementations.flatMap { implementation in
        [
          "## \(MarkdownText.escaped(story.name)): \(MarkdownText.escaped(implementation.architecture))", "",
          "```mermaid",
        ]
          + diagram(of: story, implementation) + ["```", ""]
      }
    }.dropLast()
  }

  private func diagram(of story: TraceResult.Story, _ implementation: TraceResult.Implementation) -> [String] {
    var diagram = SequenceDiagram(functions: result.functions)
    for (step, sequence) in zip(story.steps, implementation.calls) {
      diagram.add(step: "\(step.keyword) \(step.text)", CallTree.all(result.calls(ofSequence: sequence)))
    }
    if let failure = implementation.failure { diagram.add(note: "✗ \(failure)") }
    return diagram.lines
  }
}

/// A diagram that grows step by step, with a lifeline for each type; objects come when they are made and end when they go.
///
/// A lifeline is a type's, not an object's: it begins with the type's first object and ends with its last. Where a type is called before
/// it has an object, or goes on after its last one, the lifeline is there from top to bottom.
struct SequenceDiagram {
  private struct Lifeline {
    let id: String
    var objects = 0
    /// Whether it begins and ends with the objects.
    let followsObjects: Bool
    /// How many of its calls are going on.
    var active = 0
  }

  private static let step = "Story"
  private let functions: [TraceResult.Function]
  private var lifelines: [String: Lifeline] = [:]
  private var ids: Set<String> = []
  private(set) var lines = ["sequenceDiagram", "  actor \(Self.step)"]

  init(functions: [TraceResult.Function]) { self.functions = functions }

  mutating func add(step: String, _ calls: [CallTree]) {
    add(note: step)
    for call in calls { add(call, from: nil) }
  }

  mutating func add(note: String) { lines.append("  Note over \(Self.step): \(Self.text(note))") }

  private mutating func add(_ call: CallTree, from caller: String?) {
    // What makes or ends an object can't stand in a loop: the lifeline would begin or end once.
    guard call.times > 1, !makesOrEnds(call) else {
      for _ in 0..<call.times { addOnce(call, from: caller) }
      return
    }
    lines.append("  loop \(call.times) times")
    addOnce(call, from: caller)
    lines.append("  end")
  }

  private mutating func addOnce(_ call: CallTree, from caller: String?) {
    let function = functions[call.function]
    let from = caller.flatMap { lifelines[$0]?.id } ?? Self.step
    let type = function.type
    let begins = begin(type, with: function)
    let id = lifelines[type]?.id ?? type
    if begins { lines.append("  create participant \(id) as \(Self.text(type))") }
    let ends = function.kind == .release && canEnd(type)
    if ends, call.calls.isEmpty {
      lines.append("  destroy \(id)")
      lines.append("  \(from)-x\(id): \(Self.text(function.name))")
    } else {
      lines.append("  \(from)->>\(id): \(Self.text(function.name))")
    }
    lifelines[type]?.active += 1
    for next in call.calls { add(next, from: type) }
    lifelines[type]?.active -= 1
    if function.kind == .release {
      lifelines[type]?.objects -= 1
      if ends, !call.calls.isEmpty {
        lines.append("  destroy \(id)")
        lines.append("  \(id)--x\(from): gone")
      }
      if ends { lifelines[type] = nil }
    }
  }

  /// Finds the type's lifeline; answers whether it begins with this call.
  private mutating func begin(_ type: String, with function: TraceResult.Function) -> Bool {
    let makes = function.kind == .construction
    defer { lifelines[type]?.objects += makes ? 1 : 0 }
    guard lifelines[type] == nil else { return false }
    let id = freshID(type)
    lifelines[type] = Lifeline(id: id, followsObjects: makes)
    if !makes { lines.append("  participant \(id) as \(Self.text(type))") }
    return makes
  }

  /// A name that no lifeline has had: of its own type, or of another that is written with the same letters.
  private mutating func freshID(_ type: String) -> String {
    var id = Self.id(type)
    var number = 1
    while !ids.insert(id).inserted {
      number += 1
      id = "\(Self.id(type))_\(number)"
    }
    return id
  }

  /// Whether a lifeline ends with the object that goes now: with the last one, when nothing of it is still going on.
  private func canEnd(_ type: String) -> Bool {
    guard let lifeline = lifelines[type] else { return false }
    return lifeline.followsObjects && lifeline.objects == 1 && lifeline.active == 0
  }

  private func makesOrEnds(_ call: CallTree) -> Bool {
    [.construction, .release].contains(functions[call.function].kind) || call.calls.contains(where: makesOrEnds)
  }

  /// Letters, digits and underscores; a word of the language can't be one, as `T_` stands in front.
  private static func id(_ type: String) -> String {
    "T_" + String(type.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// A text that holds nothing the language would read as its own.
  private static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "#", ";", "<", ">", "%", "`", "{", "}", "\\": text += "#\(scalar.value);"
      case _ where scalar.properties.generalCategory == .control || "\u{2028}\u{2029}".unicodeScalars.contains(scalar):
        text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
