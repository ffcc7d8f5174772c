import Foundation
import Report

/// What happens while stories run, for whoever reads along: a line of JSON each.
nonisolated enum StoryEvent: Equatable {
  /// A step begins.
  case step(line: Int, text: String)
  /// A story has ended.
  case story(StoriesResult.Story)
}

// MARK: - Codable

extension StoryEvent: Codable {}

extension StoryEvent {
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The events in an output; what else an implementation printed is passed over.
  static func all(in output: Data) -> [StoryEvent] {
    output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(StoryEvent.self, from: $0) }
  }
}
