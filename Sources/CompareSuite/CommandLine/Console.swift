import Foundation
import Report

/// Where a command writes: results to one side, progress and diagnostics to the other.
public struct Console {
  private let writeResult: (String) throws -> Void
  private let writeDiagnostic: (String) -> Void
  /// Whether a person watches the diagnostics, who wants to see progress.
  let showsProgress: Bool
  /// Whether results may be coloured.
  private let showsColour: Bool
  /// How many columns results may take.
  let width: Int

  /// Makes a console from the two ways out; each is given whole lines, line feed included.
  public init(
    result: @escaping (String) throws -> Void, diagnostic: @escaping (String) -> Void, showsProgress: Bool = false,
    showsColour: Bool = false, width: Int = 100
  ) {
    writeResult = result
    writeDiagnostic = diagnostic
    self.showsProgress = showsProgress
    self.showsColour = showsColour
    self.width = width
  }

  /// The process's own standard output and standard error.
  public static var standard: Console {
    Console(
      result: { try OutputFile(descriptor: STDOUT_FILENO).write($0) },
      diagnostic: { try? OutputFile(descriptor: STDERR_FILENO).write($0) },
      showsProgress: isatty(STDERR_FILENO) == 1,
      showsColour: isatty(STDOUT_FILENO) == 1
        && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty,
      width: terminalWidth(STDOUT_FILENO) ?? 100)
  }

  /// How many columns a terminal has; nil for what is no terminal.
  private static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func result(_ lines: [String]) throws(ConsoleError) {
    try write(lines.map(VisibleText.of))
  }

  /// Lines with what stands out in them, where a terminal may show that.
  func result(_ lines: [StyledLine]) throws(ConsoleError) {
    try write(
      lines.map { line in
        line.spans.map { span in
          let text = VisibleText.of(span.text)
          return showsColour ? Self.coloured(text, span.emphasis) : text
        }.joined()
      })
  }

  private static func coloured(_ text: String, _ emphasis: StyledLine.Emphasis) -> String {
    let code =
      switch emphasis {
      case .none: ""
      case .heading: "1"
      case .faint: "2"
      case .alarm: "31"
      }
    return code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func write(_ lines: [String]) throws(ConsoleError) {
    do {
      try writeResult(lines.joined(separator: "\n") + "\n")
    } catch let error as ConsoleError {
      throw error
    } catch {
      throw .refused("\(error)")
    }
  }

  func diagnostic(_ line: String) {
    writeDiagnostic(VisibleText.clipped(VisibleText.of(line), to: 1000) + "\n")
  }

  /// Replaces the line of progress; an empty one takes it away.
  func progress(_ line: String) {
    guard showsProgress else { return }
    writeDiagnostic("\r\u{1B}[2K\(VisibleText.clipped(VisibleText.of(line), to: 79))")
  }
}
