internal import CCounting
import Foundation
import HeadlessUI
import SharedModel
import Stories

/// What `compare` is made of where what runs is counted: it runs stories and does nothing else, so that little has to be built.
public enum CompareSuite {
  /// Runs the stories of files, each in a process of its own that starts out the same, and ends the process.
  ///
  /// What follows the program's name is a folder, and the files. The counts of a story go into `NUMBER.profraw` in that folder, by its
  /// number from 0, and what it prints into `NUMBER.txt`. The numbers of those that fail, or end their process, are printed.
  public static func main(_ architectures: [any Architecture]) -> Never {
    do {
      let arguments = Swift.CommandLine.arguments.dropFirst()
      try run(
        StoryLoader().load(Array(arguments.dropFirst())), architectures: architectures,
        results: URL(filePath: arguments.first ?? "."))
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ files: [StoryFile], architectures: [any Architecture], results: URL) throws {
    let runner = StoryRunner(
      architectures: architectures, guide: try Guide.bundled(), liveness: NoLivenessProbe(), inspection: .thorough)
    let names = architectures.map(\.profile.name)
    var running: [pid_t: Int] = [:]
    for (number, scenario) in files.flatMap(\.scenarios).enumerated() {
      if running.count == ProcessInfo.processInfo.activeProcessorCount { takeNext(from: &running) }
      // What is still to be written would be written twice.
      fflush(nil)
      let child = counting_fork()
      guard child == 0 else {
        running[child] = number
        continue
      }
      redirectOutput(to: results.appending(path: "\(number).txt"))
      let failure = runner.run(scenario).failure
      for line in failure?.lines(among: names) ?? [] { print(line) }
      fflush(nil)
      let isWritten = counting_write(results.appending(path: "\(number).profraw").path) == 0
      _exit(failure == nil && isWritten ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    while !running.isEmpty { takeNext(from: &running) }
  }

  /// Waits for one of the stories that run, and prints its number when it didn't end well.
  private static func takeNext(from running: inout [pid_t: Int]) {
    var status: Int32 = 0
    guard let number = running.removeValue(forKey: wait(&status)) else { return }
    if status != 0 { print(number) }
  }

  private static func redirectOutput(to file: URL) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    dup2(descriptor, STDOUT_FILENO)
    dup2(descriptor, STDERR_FILENO)
  }
}
