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

  /// The event in a line of output; nil for any other line.
  init?(_ line: Data) {
    guard let event = try? JSONDecoder().decode(StoryEvent.self, from: line) else { return nil }
    self = event
  }
}
