extension TraceResult {
  /// The same trace with one step of each story, counted from 0; a story that has fewer keeps none.
  public func ofStep(_ index: Int) -> TraceResult {
    var result = self
    result.stories = stories.map { $0.ofStep(index) }
    return result
  }
}

extension TraceResult.Story {
  fileprivate func ofStep(_ index: Int) -> Self {
    var story = self
    story.steps = Array(steps.dropFirst(index).prefix(1))
    story.implementations = implementations.map { $0.ofStep(index) }
    return story
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
