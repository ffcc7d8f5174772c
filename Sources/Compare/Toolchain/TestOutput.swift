package struct TestOutput {
  private static let mostLines = 5
  private let lines: [Substring]

  package init(_ text: String) { lines = text.split(separator: "\n") }

  /// The runtime's message, and the first location in a source where the crash came from.
  package var crash: [String] {
    guard let message = lines.last(where: { $0.contains("atal error") }) else { return [] }
    let place = lines.drop { !$0.hasSuffix(" crashed:") }.lazy.compactMap(Self.place).first
    return [String(message)] + [place].compactMap(\.self)
  }

  /// Returns `Suite.test() at /path/File.swift:9:46` for a frame of a backtrace.
  private static func place(inFrame line: Substring) -> String? {
    let form = /\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (\/[^\/].*\.swift:\d+:\d+)/
    guard let frame = line.wholeMatch(of: form), !frame.2.contains("/swift-generated-sources/")
    else { return nil }
    return "\(frame.1) at \(frame.2)"
  }

  /// The reasons for the failure: the crash, the recorded issues, or the last lines.
  package var reasons: [String] {
    let crash = crash
    guard crash.isEmpty else { return crash }
    let issues = lines.indices.filter { lines[$0].contains(" recorded an issue") }.flatMap { index in
      [lines[index]] + lines[(index + 1)...].prefix { $0.hasPrefix("↳") }
    }
    return (issues.isEmpty ? lines.suffix(Self.mostLines) : issues.prefix(Self.mostLines)).map(String.init)
  }
}
