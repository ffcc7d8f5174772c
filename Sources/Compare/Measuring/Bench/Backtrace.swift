import Foundation
import HeadlessUI
import Toolchain

/// Where a process was when it came to its end, as Swift's runtime says it in a line of JSON.
nonisolated struct Backtrace: Decodable {
  struct Frame: Decodable {
    struct Location: Decodable {
      let file: String
      let line: Int
    }
    /// Its name, and how far into it.
    let description: String?
    let sourceLocation: Location?
  }

  struct Thread: Decodable {
    let crashed: Bool?
    let frames: [Frame]
  }

  private let threads: [Thread]

  /// A stack that is full holds far more frames of a function than a task ever needs.
  private static let endless = 30

  /// What a process's environment holds so that its end can be read here.
  static let environment = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,format=json,threads=crashed,images=none,registers=none,"
      + "limit=128,symbolicate=full,output-to=stderr"
  ]

  static var isWanted: Bool { ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]?.contains("enable=yes") == true }

  /// The one that was written last; nil where there is none.
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

  /// The architecture whose code ran, and what of it was entered last; nil when it was none's.
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

  /// Whether one function stands on the stack so often that it must have called itself without end.
  var isEndless: Bool {
    Dictionary(grouping: frames.compactMap(\.description)) { $0 }.values.contains { $0.count >= Self.endless }
  }
}
