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
      diagram.add(
        step: "\(step.keyword) \(step.text)", CallTree.all(result.calls(ofSequence: sequence)))
    }
    if let failure = implementation.failure { diagram.add(note: "✗ \(failure)") }
    return diagram.lines
  }
}
