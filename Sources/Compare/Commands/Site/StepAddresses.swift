import Docs
import HeadlessUI
import Measuring
import Stories

/// Where the steps of the stories that come with the suite are on a report's page.
struct StepAddresses {
  private let stories: [String: (file: String, story: Story)]
  private let names: [String]

  init(_ process: ProcessContext, _ architectures: [ArchitectureProfile]) throws {
    names = architectures.map(\.name)
    let files = try StoryLoader().load(process.bundledStories())
    let placed = files.flatMap { file in
      file.scenarios.map(\.story).map { ($0.name, (String(file.path.split(separator: "/").last ?? ""), $0)) }
    }
    stories = Dictionary(placed, uniquingKeysWith: { first, _ in first })
  }

  /// - Returns: What follows the page's own address; nil where there is no such story, step or implementation.
  func address(of mark: ExplorerMark) -> String? {
    guard let (file, story) = stories[mark.story], story.steps.indices.contains(mark.step - 1),
      names.contains(mark.left), names.contains(mark.right)
    else { return nil }
    return "#explorer?story=\(file):\(story.location.line)&step=\(mark.step)&left=\(mark.left)&right=\(mark.right)"
  }
}
