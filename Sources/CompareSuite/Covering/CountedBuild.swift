import HeadlessUI

/// The package of the implementations built to count what runs, and its stories run, when somebody first asks for it.
final class CountedBuild {
  private let architectures: [any Architecture]
  private let console: Console
  private let surroundings: Surroundings
  private var built: CountedPackage?
  private var runs: [CountedStories.Run]?

  init(of architectures: [any Architecture], console: Console, surroundings: Surroundings) {
    self.architectures = architectures
    self.console = console
    self.surroundings = surroundings
  }

  func package() throws -> CountedPackage {
    if let built { return built }
    let package = try CountedPackage(of: architectures, console: console)
    built = package
    return package
  }

  /// What each of the bundled stories ran, alone.
  func stories() throws -> [CountedStories.Run] {
    if let runs { return runs }
    let stories = try CountedStories(console: console, surroundings: surroundings).run(in: package())
    runs = stories
    return stories
  }
}
