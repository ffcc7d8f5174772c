extension TraceResult {
  /// The trace of one step of each story, counted from 0; stories with fewer steps have none.
  package func ofStep(_ index: Int) -> TraceResult {
    var result = self
    result.stories = stories.map { story in
      var story = story
      story.steps = Array(story.steps.dropFirst(index).prefix(1))
      story.implementations = story.implementations.map { $0.ofStep(index) }
      return story
    }
    return result
  }

  /// The functions of an implementation that ran in a step, each once, in the order in which they began, without
  /// getters and initialisers of values. Empty if the step isn't in the trace.
  package func functions(
    ofStep index: Int, text: String, in name: String, of file: String, by architecture: String
  ) -> [String] {
    guard let story = stories.first(where: { $0.file == file && $0.name == name }),
      story.steps.indices.contains(index), story.steps[index].text == text,
      let calls = story.implementations.first(where: { $0.architecture == architecture })?.calls,
      calls.indices.contains(index)
    else { return [] }
    var seen: Set<Function> = []
    return self.calls(ofSequence: calls[index]).map { functions[$0.function] }
      .filter { [.function, .setter, .observer, .closure].contains($0.kind) && seen.insert($0).inserted }
      .map { "\($0.type).\($0.name)" }
  }
}

extension TraceResult.Implementation {
  fileprivate func ofStep(_ index: Int) -> Self {
    var implementation = self
    implementation.calls = Array(calls.dropFirst(index).prefix(1))
    implementation.screens = Array(screens.dropFirst(index).prefix(1))
    implementation.skipped = skipped.contains(index) ? [0] : []
    if index != calls.count - 1 { implementation.failure = nil }
    return implementation
  }
}
