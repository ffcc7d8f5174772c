import Foundation

/// Work that one process of `compare` hands to another, which prints the outcome as JSON.
nonisolated package enum WorkerJob: Codable, Hashable {
  /// Time stories, and print `ProcessSamples`.
  case time(TimingJob)
  /// Time the first start of the app in the process, and print `ProcessSamples`.
  case startCold(architecture: String)
  /// Count what stories take in one subject, and print `CountsRecord`.
  case count(CountingJob)
  /// Walk at random, and print `WalkEvent`s and a `WalkOutcome`.
  case walk(WalkJob)
  /// Run stories in the process itself, and print `StoryEvent`s.
  case runStories(StoriesJob)
  /// Run the stories of a file, or all, in processes of their own, and print `StoriesResult`.
  case checkStories(file: String?, architectures: [String])
  /// Check the rules, and print `RulesResult`.
  case checkRules(architectures: [String])
  /// Walk in processes of their own, and print `WalkResult`.
  case checkWalk(steps: Int, seed: UInt64, architectures: [String])

  /// The command that takes a job.
  package static let command = "worker"

  /// - Parameter text: What follows the command.
  package init(_ text: String) throws(MeasuringError) {
    do {
      self = try JSONDecoder().decode(WorkerJob.self, from: Data(text.utf8))
    } catch {
      throw .unreadable("job", reason: "\(error)")
    }
  }

  /// The command line of a process that does it.
  package var arguments: [String] {
    get throws { [Self.command, try JSONText.compact(self)] }
  }

  /// What messages call the process.
  var title: String {
    let task =
      switch self {
      case .time: "timing stories"
      case .startCold(let architecture): "starting \(architecture)"
      case .count(let job): "counting in \(job.architecture ?? "the replay baseline")"
      case .walk, .checkWalk: "walking"
      case .runStories, .checkStories: "running stories"
      case .checkRules: "checking rules"
      }
    return "compare, \(task)"
  }
}

nonisolated package struct TimingJob: Codable, Hashable {
  /// All when empty.
  var stories: [String]
  var architectures: [String]
  var reference: String
  /// The injected slowdown in percent, if any.
  var slowdown: Int?
  var rounds: Int
  var seconds: Double
  var seed: UInt64
  /// Also times warm starts of the app.
  var timesStart: Bool
}

nonisolated package struct CountingJob: Codable, Hashable {
  /// The replay baseline when it is `nil`.
  var architecture: String?
  var reference: String
  /// All when empty.
  var stories: [String]
  /// The places of each story's steps that aren't counted; `nil` to find out.
  var leftOut: [[Int]]?
}

nonisolated package struct WalkJob: Codable, Hashable {
  enum Route: Codable, Hashable {
    case stretch(Int, steps: Int, seed: UInt64)
    /// A JSON file of `WalkAction`s.
    case replay(file: String)
  }

  var route: Route
  var architectures: [String]
  /// The time limit for a step, in seconds; `nil` for none.
  var stepLimit: UInt32?
  /// Prints each event, so that the last one is known when the process dies.
  var printsEvents = false
}

nonisolated package struct StoriesJob: Codable, Hashable {
  var architectures: [String]
  /// As `FILE:LINE`; the bundled stories when empty.
  var places: [String] = []
  /// The time limit for a story, in seconds; `nil` for none.
  var timeLimit: Int?
  var tracksObjects = true
  var failsFast = false
}
