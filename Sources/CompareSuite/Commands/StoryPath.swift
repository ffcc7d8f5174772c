import Foundation
import Stories

/// How a story file is named to a user.
struct StoryPath {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The path as it was given; of a bundled file only what tells it from the others.
  var display: String {
    let folder = "/SameApp_Stories.resources/Features/"
    guard let range = path.range(of: folder) else { return path }
    return String(path[range.upperBound...])
  }
}
