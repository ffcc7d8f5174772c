/// A feature file whose every step has a definition: what can be run.
public struct StoryFile {
  /// A story and what its steps do.
  public struct Scenario {
    struct Step {
      let step: StoryStep
      let definition: StepDefinition
      let arguments: StepArguments
    }

    /// The story as it was read.
    public let story: Story
    let steps: [Step]
  }

  /// The file as it is named in messages.
  public let path: String
  /// The feature's name.
  public let feature: String
  /// Its stories, outlines expanded and backgrounds in front.
  public let scenarios: [Scenario]
  /// What isn't run though it may have been meant to be.
  public let oversights: [Oversight]

  /// The same file with only the stories that `keeps` says.
  public func keeping(_ keeps: (Story) -> Bool) -> StoryFile {
    StoryFile(path: path, feature: feature, scenarios: scenarios.filter { keeps($0.story) }, oversights: oversights)
  }
}
