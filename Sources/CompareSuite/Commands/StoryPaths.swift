import Foundation

/// The story files of one run, and how they are named to a user.
struct StoryPaths {
  let paths: [String]
  private let areBundled: Bool

  /// The files a user gave, or else those that come with the suite.
  init(given: [String], orBundled bundled: [String]) {
    paths = given.isEmpty ? bundled : given
    areBundled = given.isEmpty
  }

  /// The path as it was given; of a bundled file only what tells it from the others.
  func name(of path: String) -> String {
    areBundled ? URL(filePath: path).lastPathComponent : path
  }
}
