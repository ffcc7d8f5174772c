package import Foundation

/// Work for a program that is built to count what runs: its only argument, as JSON.
package enum InstrumentedJob: Codable, Equatable {
  /// Run the stories of files, and write what each ran into a folder; all architectures when none is named.
  case countStories(files: [String], architectures: [String], folder: URL)
  /// Record which functions stories enter, and print a `CallRecord`.
  case recordCalls(stories: [StoryLines], architecture: String)

  package init(argument: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(argument.utf8)) }

  package var argument: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

/// Some stories of a file. The path is there once, because an argument of a process holds no more than 128 KiB on Linux.
package struct StoryLines: Codable, Hashable, Sendable {
  package var path: String
  package var lines: [Int]

  package init(path: String, lines: [Int]) {
    self.path = path
    self.lines = lines
  }

  /// Each story as `FILE:LINE`.
  package var places: [String] { lines.map { "\(path):\($0)" } }
}
