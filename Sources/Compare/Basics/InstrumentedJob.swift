package import Foundation

/// Work for an instrumented program, passed as JSON in its only argument.
package enum InstrumentedJob: Codable, Equatable {
  /// Run the stories of files, and write what each ran into a folder; all architectures if none is named.
  case countStories(files: [String], architectures: [String], folder: URL)
  /// Record the functions that stories enter, and print a `CallRecord`.
  case recordCalls(stories: [StoryLines], architecture: String)

  package init(argument: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(argument.utf8)) }

  package var argument: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

/// Some stories of a file. They share one path, because an argument of a process holds no more than 128 KiB on Linux.
package struct StoryLines: Codable, Hashable, Sendable {
  package var path: String
  package var lines: [Int]

  package init(path: String, lines: [Int]) {
    self.path = path
    self.lines = lines
  }

  package var places: [String] { lines.map { "\(path):\($0)" } }
}
