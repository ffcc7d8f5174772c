/// A feature file whose steps all have a definition.
public struct StoryFile {
  /// A story and the definitions of its steps.
  public struct Scenario {
    struct Step {
      let step: StoryStep
      let definition: StepDefinition
      let arguments: StepArguments
    }

    /// The story as parsed.
    public let story: Story
    let steps: [Step]
  }

  /// The path as given, for messages.
  public let path: String
  public let feature: String
  /// The stories, with outlines expanded and backgrounds in front.
  public let scenarios: [Scenario]
  /// Warnings about parts that never run.
  public let warnings: [StoryWarning]

  /// Returns the file with only the stories that satisfy a condition.
  public func keeping(_ keeps: (Story) -> Bool) -> StoryFile {
    StoryFile(path: path, feature: feature, scenarios: scenarios.filter { keeps($0.story) }, warnings: warnings)
  }
}
