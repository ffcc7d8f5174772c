package import Foundation

/// Work for a program that is built to count what runs: its only argument, as JSON.
package enum InstrumentedJob: Codable, Equatable {
  /// Run the stories of files, and write what each ran into a folder; all architectures when none is named.
  case countStories(files: [String], architectures: [String], folder: URL)
  /// Record which functions stories enter, given as `FILE:LINE`, and print a `CallRecord`.
  case recordCalls(places: [String], architecture: String)

  package init(argument: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(argument.utf8)) }

  package var argument: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
