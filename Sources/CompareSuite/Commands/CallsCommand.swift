internal import CallFacts
import HeadlessUI
import Runtime
import SharedModel

/// Runs stories in this process and prints which functions were entered, as this program's functions report it.
struct CallsCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard CallRecorder.isAvailable else { throw TraceError.notBuiltForIt }
    let stories = try TracedStories(line.operands, surroundings)
    let guide = try Guide.bundled()
    for architecture in try line.architectures(of: architectures) {
      let recording = CallRecording(of: architecture, guide: guide)
      for scenario in stories.files.flatMap(\.scenarios) { recording.run(scenario) }
      try console.result([JSONText.compact(recording.record)])
    }
    return .success
  }
}
