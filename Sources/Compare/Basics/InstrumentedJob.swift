package import Foundation

/// A job for an instrumented program, passed as JSON in its only argument.
package enum InstrumentedJob: Codable, Equatable {
  /// Run the stories in files, and write each story's counts into a folder; in all architectures if none is named.
  case countStories(files: [String], architectures: [String], folder: URL)
  /// Record the functions that stories enter, and print a `CallRecord`.
  case recordCalls(stories: [StoryLines], architecture: String)

  package init(argument: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(argument.utf8)) }

  package var argument: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

/// Stories of one file. They share a path because Linux limits an argument to 128 KiB.
package struct StoryLines: Codable, Hashable, Sendable {
  package var path: String
  package var lines: [Int]

  package init(path: String, lines: [Int]) {
    self.path = path
    self.lines = lines
  }

  package var places: [String] { lines.map { "\(path):\($0)" } }
}
