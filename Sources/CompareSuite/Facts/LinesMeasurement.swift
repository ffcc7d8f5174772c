import Foundation
import HeadlessUI
import Metrics
import Report
import Stories
internal import SyntaxFacts
import Toolchain

/// Counts the lines of the implementations, of their tests, and of what they share.
struct LinesMeasurement {
  let architectures: [any Architecture]
  /// What is known of unchanged files; nil where nothing is kept.
  let kept: KeptFacts?

  func result() throws -> LinesResult {
    LinesResult(files: try files(), tests: try tests(), shared: try shared())
  }

  private func files() throws -> [LinesResult.File] {
    try architectures.flatMap { architecture in
      let profile = architecture.profile
      return try SyntaxReader.files(under: profile.sources, kept: kept).map { file in
        LinesResult.File(
          file, path: "\(profile.sources.lastPathComponent)/\(file.path)", architecture: profile.name,
          role: profile.role(ofFile: file.path)?.name, screen: Self.screen(ofFile: file.path))
      }
    }
  }

  /// The screen that the topmost folder of a path is named after; a file right below the sources is in none.
  private static func screen(ofFile path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().first
    return Vocabulary.screens.first { $0.lowercased() == folder?.lowercased() }
  }

  /// The tests of each architecture that has a test target named after its module.
  private func tests() throws -> [LinesResult.Apart] {
    try architectures.compactMap { architecture in
      let profile = architecture.profile
      guard let package = BuiltPackage.folder(above: profile.sources) else { return nil }
      let folder = package.appending(path: "Tests/\(profile.module)Tests")
      guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
      return LinesResult.Apart(name: profile.name, try SyntaxReader.files(under: folder, kept: kept))
    }
  }

  /// What every architecture is built on, where its sources are at hand.
  private func shared(file: String = #filePath) throws -> [LinesResult.Apart] {
    guard let package = BuiltPackage.folder(above: URL(filePath: file)) else { return [] }
    return try ["SharedModel", "HeadlessUI", "Storyboard"].map { module in
      let folder = package.appending(path: "Sources/\(module)")
      return LinesResult.Apart(name: module, try SyntaxReader.files(under: folder, kept: kept))
    }
  }
}
