import Metrics

extension CoverageResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures.map(\.name), among: names, by: "name")
    try place["architectures"].each(architectures) { architecture, place in
      try architecture.total.check(at: place["total"])
      try place["roles"].each(architecture.roles) { try $0.check(at: $1) }
      try place["files"].each(architecture.files) { try $0.check(at: $1) }
      try place["tests"].counts(["tests": architecture.tests.tests, "lines": architecture.tests.lines])
    }
  }
}

extension CoverageResult.Part {
  fileprivate func check(at place: ResultPlace) throws {
    try place.counts(["fileCount": fileCount])
    for (key, share) in ["unitTests": unitTests, "testsWithoutScreen": testsWithoutScreen, "stories": stories] {
      try place[key].part("coveredRegions", share.coveredRegions, of: "regions", share.regions)
      try place[key].part("coveredDecided", share.coveredDecided, of: "decided", share.decided)
      try place[key].part("coveredLines", share.coveredLines, of: "lines", share.lines)
    }
  }
}

extension SpreadResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    for (key, subjects) in ["stories": stories, "features": features] {
      try place[key].each(subjects) { subject, place in
        try place.counts(["line": subject.line])
        try place["entries"].architectures(subject.entries.map(\.architecture), among: names, by: "architecture")
        try place["entries"].each(subject.entries) { entry, place in
          for (key, size) in ["ran": entry.ran, "beyondCommon": entry.beyondCommon, "only": entry.only] {
            try size.check(at: place[key])
          }
          try place.counts([
            "linesToRead": entry.linesToRead, "linesToReadWithContracts": entry.linesToReadWithContracts,
          ])
        }
      }
    }
    for (name, size) in common {
      try place["common"][name].known(name, names)
      try size.check(at: place["common"][name])
    }
  }
}

extension SpreadSize {
  fileprivate func check(at place: ResultPlace) throws {
    try place.counts(["types": types, "files": files, "lines": lines])
  }
}

extension TraceResult {
  /// Drawings call themselves for a call below a call, and a thread's stack has an end.
  static let greatestDepth = 500

  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures, among: names)
    try place["functions"].each(functions) { function, place in try place.counts(["line": function.line]) }
    try place["sequences"].each(sequences) { numbers, place in
      guard numbers.count.isMultiple(of: 2) else { throw place.flaw("has a depth without a function at its end") }
      for index in numbers.indices {
        try place[index].count(
          numbers[index], to: index.isMultiple(of: 2) ? Self.greatestDepth : functions.count - 1)
      }
    }
    try place["stories"].each(stories) { story, place in
      try place.counts(["line": story.line])
      try place["steps"].each(story.steps) { step, place in try place.counts(["line": step.line]) }
      try place["implementations"].architectures(
        story.implementations.map(\.architecture), among: names, by: "architecture")
      try place["implementations"].each(story.implementations) { implementation, place in
        for (key, indices, end) in [
          ("calls", implementation.calls, sequences.count), ("screens", implementation.screens, screens.count),
          ("skipped", implementation.skipped, story.steps.count),
        ] {
          guard indices.count <= story.steps.count else { throw place[key].flaw("has more steps than the story") }
          try place[key].each(indices) { index, place in try place.count(index, to: end - 1) }
        }
      }
    }
  }
}
