import SharedModel

@testable import Stories

struct StepFixture {
  let architecture: FakeArchitecture
  let stage: Stage

  init(_ architecture: FakeArchitecture = FakeArchitecture(), guide: Guide = .test, isLaunched: Bool = true) {
    self.architecture = architecture
    stage = Stage(architecture: architecture, guide: guide, liveness: NoLivenessProbe())
    if isLaunched { stage.launch() }
  }

  /// Takes a step, and returns the reason why it failed, or `nil` if it passed.
  func take(_ text: String, table: [[String]]? = nil) -> String? {
    thrown {
      let (definition, arguments) = try StepLibrary.standard.definition(for: .test(text, table: table))
      try definition.run(stage, arguments)
    }.map { "\($0)" }
  }
}

extension StoryStep {
  static func test(_ text: String, table: [[String]]? = nil) -> StoryStep {
    StoryStep(keyword: "Given", text: text, location: SourceLocation(line: 1, column: 1), table: table)
  }
}
