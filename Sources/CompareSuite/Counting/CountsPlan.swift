import HeadlessUI

/// What is to be counted, as the command line has it: the same for a measurement and for each of its launches.
struct CountsPlan {
  let stories: ChosenStories
  let architectures: [any Architecture]
  let reference: any Architecture
  let countsInstructions: Bool

  init(_ line: CommandLine, architectures all: [any Architecture], stories: ChosenStories) throws {
    architectures = try line.architectures(of: all)
    reference = try line.reference(in: all, otherwise: all[0])
    self.stories = stories
    countsInstructions = line.has(.instructions)
  }

  /// The arguments that make a launch of its own count one contender.
  func arguments(_ contender: CountedContender, instructions: Bool) -> [String] {
    let who =
      switch contender {
      case .implementation(let architecture): "--architecture=\(architecture.profile.name)"
      case .empty: Option.empty.flag
      }
    return [Command.tally.rawValue, who, "--reference=\(reference.profile.name)"]
      + stories.names.map { "--story=\($0)" } + (instructions ? [Option.instructions.flag] : [])
  }
}
