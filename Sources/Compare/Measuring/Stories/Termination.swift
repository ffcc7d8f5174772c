import Foundation
import HeadlessUI
import Toolchain

nonisolated struct Termination: Equatable {
  enum Cause: Equatable {
    case hung(seconds: Int)
    /// The runtime's last message.
    case trapped(String)
    case recursed
    case signal(Int32)
    case exited(Int32)
  }

  struct Step: Equatable {
    /// The position in the story, from 1.
    let number: Int
    let line: Int
    let text: String
  }

  let cause: Cause
  /// `nil` before the first step.
  let step: Step?
  let architecture: String?
  /// The function that was running, with its location, if known.
  let member: String?

  @MainActor init(_ run: ToolRun.Outcome, in step: Step?, of architectures: [any Architecture], timeLimit: Int) {
    let lines = String(decoding: run.diagnostics, as: UTF8.self).split(separator: "\n")
    let backtrace = Backtrace(in: lines)
    let place = backtrace?.member(ofOneOf: architectures)
    self.step = step
    cause = Self.cause(run, lines, timeLimit: timeLimit, isEndless: backtrace?.isEndless == true)
    architecture = architectures.count == 1 ? architectures[0].profile.name : place?.architecture
    member = place?.member
  }

  private static func cause(_ run: ToolRun.Outcome, _ lines: [Substring], timeLimit: Int, isEndless: Bool) -> Cause {
    // Reporting a crash can take so long that the time limit is exceeded as well.
    let end = lines.firstIndex { StoryAlarm.isMessage($0) || isBacktraceNotice($0) || run.wasSignalled && isTrap($0) }
    if let end, StoryAlarm.isMessage(lines[end]) { return .hung(seconds: timeLimit) }
    guard run.wasSignalled else { return .exited(run.status) }
    if let line = lines.last(where: isTrap) { return .trapped(message(in: line)) }
    return isEndless ? .recursed : .signal(run.status)
  }

  var isHang: Bool { if case .hung = cause { true } else { false } }

  var text: String {
    let (what, why) =
      switch cause {
      case .hung(let seconds): ("hung", "it was not over after \(seconds) s.")
      case .trapped(let message): ("crashed", message)
      case .recursed: ("crashed", "it calls itself without end.")
      case .signal(let number):
        ("crashed", "signal \(number) (\(strsignal(number).map { String(cString: $0) } ?? "unknown")).")
      case .exited(let code): ("ended the process", "exit code \(code).")
      }
    return "\(architecture ?? "One of them") \(what)\(member.map { " in \($0)" } ?? ""): \(why)"
  }

  // MARK: - Runtime messages

  private static let trap = "atal error"

  private static func isTrap(_ line: Substring) -> Bool { line.contains(trap) && !Backtrace.isBacktrace(line) }

  private static func isBacktraceNotice(_ line: Substring) -> Bool {
    line.hasPrefix("*** ") && line.contains("Backtracing from")
  }

  /// Returns the message without its location, which is often in the standard library.
  private static func message(in line: Substring) -> String {
    let message = line.firstRange(of: "\(trap): ").map { String(line[$0.upperBound...]) } ?? ""
    return message.isEmpty ? String(line) : message
  }

  /// Returns the lines of standard error, except those that the runtime writes when the process ends.
  static func otherLines(in run: ToolRun.Outcome) -> [String] {
    String(decoding: run.diagnostics, as: UTF8.self).split(separator: "\n")
      .filter { line in
        !Backtrace.isBacktrace(line) && !StoryAlarm.isMessage(line) && !(run.wasSignalled && isTrap(line))
          && !isBacktraceNotice(line)
      }.map(String.init)
  }
}

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

  /// The environment that makes the runtime write a backtrace this code can parse.
  static let environment = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,format=json,threads=crashed,images=none,registers=none,"
      + "limit=128,symbolicate=full,output-to=stderr"
  ]

  static var isWanted: Bool { ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]?.contains("enable=yes") == true }

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
