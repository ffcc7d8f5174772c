extension TraceResult {
  /// Returns the trace of one step of each story, counted from 0. Stories with fewer steps have none.
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
