import Basics
internal import CCallTrace
import Foundation
import HeadlessUI
import SharedModel
import Stories

/// The suite of an instrumented `compare`. It only does an `InstrumentedJob`, so that little has to be built.
public enum CompareSuite {
  private struct UnknownArchitecture: Error, CustomStringConvertible {
    let name: String
    var description: String { "compare: The instrumented program has no architecture “\(name)”. Build it again." }
  }

  /// Does the job in the program's argument, and ends the process.
  public static func main(_ architectures: [any Architecture]) -> Never {
    do {
      try perform(InstrumentedJob(argument: Swift.CommandLine.arguments.last ?? ""), with: architectures)
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func perform(_ job: InstrumentedJob, with architectures: [any Architecture]) throws {
    switch job {
    case .countStories(let files, let names, let folder):
      let some = architectures.filter { names.isEmpty || names.contains($0.profile.name) }
      try CountedRuns(of: some, in: folder).run(StoryLoader().load(files))
    case .recordCalls(let stories, let name):
      guard let architecture = architectures.first(where: { $0.profile.name == name }) else {
        throw UnknownArchitecture(name: name)
      }
      let recording = CallRecording(of: architecture, guide: try Guide.bundled())
      for scenario in try scenarios(of: stories) {
        StoryLimit.begin()
        recording.run(scenario)
        StoryLimit.end()
      }
      FileHandle.standardOutput.write(try JSONEncoder().encode(recording.record))
    }
  }

  private static func scenarios(of stories: [StoryLines]) throws -> [StoryFile.Scenario] {
    try zip(StoryLoader().load(stories.map(\.path)), stories).flatMap { file, story in
      let lines = Set(story.lines)
      return file.scenarios.filter { lines.contains($0.story.location.line) }
    }
  }
}

/// Ends this process if a story hangs, which nothing else can stop.
nonisolated private enum StoryLimit {
  /// The exit code if a story hung.
  static let status: Int32 = 3

  static func begin() {
    signal(SIGALRM) { _ in
      // Only async-signal-safe calls.
      let text: StaticString = "It was not over after 60 s.\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      _exit(StoryLimit.status)
    }
    // A parent may have blocked the signal.
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    alarm(60)
  }

  static func end() { alarm(0) }
}

/// Runs stories, each in a forked process, until one hangs.
///
/// The counts of a story are written to `NUMBER.profraw`, numbered from 0, and its output to `NUMBER.txt`. The numbers
/// of stories that fail or crash are printed.
struct CountedRuns {
  private let runner: StoryRunner
  private let names: [String]
  private let folder: URL

  init(of architectures: [any Architecture], in folder: URL) throws {
    runner = StoryRunner(architectures: architectures, guide: try Guide.bundled())
    names = architectures.map(\.profile.name)
    self.folder = folder
  }

  func run(_ files: [StoryFile]) {
    var running: [pid_t: Int] = [:]
    var hasHung = false
    for (number, scenario) in files.flatMap(\.scenarios).enumerated() {
      if running.count == ProcessInfo.processInfo.activeProcessorCount { hasHung = takeNext(from: &running) }
      if hasHung { break }
      // Unflushed output would be written twice.
      fflush(nil)
      let child = counting_fork()
      if child == 0 { runAlone(scenario, number) }
      running[child] = number
    }
    while !running.isEmpty { _ = takeNext(from: &running) }
  }

  private func runAlone(_ scenario: StoryFile.Scenario, _ number: Int) -> Never {
    let output = open(folder.appending(path: "\(number).txt").path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    dup2(output, STDOUT_FILENO)
    dup2(output, STDERR_FILENO)
    StoryLimit.begin()
    let failure = runner.run(scenario).failure
    StoryLimit.end()
    for line in failure?.lines(among: names) ?? [] { print(line) }
    fflush(nil)
    let isWritten = counting_write(folder.appending(path: "\(number).profraw").path) == 0
    _exit(failure == nil && isWritten ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// Waits for a process, and returns whether its story hung.
  private func takeNext(from running: inout [pid_t: Int]) -> Bool {
    var status: Int32 = 0
    guard let number = running.removeValue(forKey: wait(&status)) else { return false }
    if status != 0 { print(number) }
    return status >> 8 == StoryLimit.status
  }
}
