internal import Basics
package import Foundation

/// Runs of stories by an instrumented program, each in a process of its own.
package struct StoryProcesses: Sendable {
  package struct Run: Sendable {
    /// The counts; `nil` if the process crashed.
    package let counts: URL?
    package let hasPassed: Bool
    package let lastLines: [String]
  }

  private let folder: URL
  private let failed: Set<Int>

  /// Runs all stories of the files.
  /// - Parameters:
  ///   - program: A program that was built with `SAMEAPP_COUNTED` in the environment.
  ///   - architectures: The names of architectures; empty for all that the program has.
  ///   - folder: The folder for the counts of these runs.
  package init(_ program: URL, architectures: [String], files: [String], countsIn folder: URL) throws {
    self.folder = folder
    try folder.makeEmptyFolder()
    let job = InstrumentedJob.countStories(files: files, architectures: architectures, folder: folder)
    let run = ToolRun(
      program, [try job.argument], in: FileManager.default.temporaryDirectory,
      environment: InstrumentedPrograms.withoutProfile)
    failed = Set(try run.lines().compactMap { Int($0) })
  }

  /// The run of a story, by its number from 0 in all files.
  package subscript(number: Int) -> Run {
    let counts = folder.appending(path: "\(number).profraw")
    let text = (try? Data(contentsOf: folder.appending(path: "\(number).txt"))) ?? Data()
    return Run(
      counts: FileManager.default.fileExists(atPath: counts.path) ? counts : nil, hasPassed: !failed.contains(number),
      lastLines: String(decoding: text, as: UTF8.self).split(separator: "\n").suffix(5).map(String.init))
  }
}
