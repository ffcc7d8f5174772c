import Foundation
import HeadlessUI
import Toolchain

/// The backtrace that Swift's runtime writes as a line of JSON.
nonisolated struct Backtrace: Decodable {
  struct Frame: Decodable {
    struct Location: Decodable {
      let file: String
      let line: Int
    }
    /// The function's name and an offset.
    let description: String?
    let sourceLocation: Location?
  }

  struct Thread: Decodable {
    let crashed: Bool?
    let frames: [Frame]
  }

  private let threads: [Thread]

  /// More frames of one function than any task needs.
  private static let endless = 30

  /// Has the runtime write a backtrace that can be read here.
  static let environment = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,format=json,threads=crashed,images=none,registers=none,"
      + "limit=128,symbolicate=full,output-to=stderr"
  ]

  static var isWanted: Bool { ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]?.contains("enable=yes") == true }

  /// The last one, if any.
  init?(in diagnostics: [Substring]) {
    guard let line = diagnostics.last(where: Self.isBacktrace),
      let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(line.utf8))
    else { return nil }
    self = backtrace
  }

  static func isBacktrace(_ line: Substring) -> Bool {
    line.hasPrefix("{ ") && line.contains(#""kind": "crashReport""#)
  }

  private var frames: [Frame] { threads.first { $0.crashed == true }?.frames ?? [] }

  /// The architecture whose code ran, and its innermost function.
  @MainActor func member(ofOneOf architectures: [any Architecture]) -> (architecture: String, member: String)? {
    let owners = architectures.map(\.profile).map { profile in
      (name: profile.name, sources: BuiltPackage.location(of: profile.sources), package: profile.package)
    }
    for frame in frames {
      guard let text = frame.description, let place = frame.sourceLocation, place.line > 0,
        let owner = owners.first(where: { place.file.hasPrefix($0.sources.path + "/") })
      else { continue }
      let name = text.prefix { $0 != "+" }.trimmingCharacters(in: .whitespaces)
      let file = (owner.package ?? owner.sources.deletingLastPathComponent()).pathBelow(place.file)
      return (owner.name, "\(name) (\(file):\(place.line))")
    }
    return nil
  }

  var isEndless: Bool {
    Dictionary(grouping: frames.compactMap(\.description)) { $0 }.values.contains { $0.count >= Self.endless }
  }
}
