import Basics
import Foundation
import Measuring
import Report

/// A command's output: results go to one stream, progress and diagnostics to another.
package struct Console {
  /// Whether a line of progress is shown, shared by all copies of a console.
  private final class ProgressLine { var isShown = false }

  private let line = ProgressLine()
  private let writeResult: (String) throws -> Void
  private let writeDiagnostic: (String) -> Void
  let showsProgress: Bool
  private let showsColour: Bool
  let width: Int
  let diagnosticsWidth: () -> Int

  /// Creates a console that passes whole lines, including line feeds, to these functions.
  init(
    result: @escaping (String) throws -> Void, diagnostic: @escaping (String) -> Void, showsProgress: Bool = false,
    showsColour: Bool = false, width: Int = 120, diagnosticsWidth: @escaping () -> Int = { 80 }
  ) {
    writeResult = result
    writeDiagnostic = diagnostic
    self.showsProgress = showsProgress
    self.showsColour = showsColour
    self.width = width
    self.diagnosticsWidth = diagnosticsWidth
  }

  static func writing(
    to file: OutputFile, diagnostics: OutputFile = OutputFile(descriptor: STDERR_FILENO),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Console {
    let canDraw = ProcessTerminal.canDraw(environment)
    return Console(
      result: { try file.write($0) }, diagnostic: { try? diagnostics.write($0) },
      showsProgress: canDraw && isatty(diagnostics.descriptor) == 1,
      showsColour: canDraw && isatty(file.descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty,
      width: terminalWidth(file.descriptor) ?? 120,
      diagnosticsWidth: { terminalWidth(diagnostics.descriptor) ?? 80 })
  }

  nonisolated private static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The escape sequence that clears the line of progress; empty if none is shown.
  var clearing: String { showsProgress ? "\r\u{1B}[2K" : "" }

  func result(_ lines: [String]) throws(ConsoleError) { try write(lines.map(VisibleText.of)) }

  func result(_ lines: [StyledLine]) throws(ConsoleError) {
    try write(
      lines.map { line in
        let text = VisibleText.of(line.text)
        return showsColour ? Self.coloured(text, line.emphasis) : text
      })
  }

  private static func coloured(_ text: String, _ emphasis: StyledLine.Emphasis) -> String {
    let code =
      switch emphasis {
      case .none: ""
      case .heading: "1"
      case .faint: "2"
      case .alarm: "31"
      case .added: "32"
      }
    return code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func write(_ lines: [String]) throws(ConsoleError) {
    show("")
    try Result { try writeResult(lines.joined(separator: "\n") + "\n") }
      .mapError { $0 as? ConsoleError ?? .refused("\($0)") }.get()
  }

  package func diagnostic(_ line: String) {
    show("")
    writeDiagnostic(VisibleText.of(line).clipped(to: 1000) + "\n")
  }

  /// Replaces the line of progress. An empty text clears it, as do results and diagnostics.
  /// - Parameter share: The part that is done, from 0 to 1; nil if unknown.
  func progress(_ step: String, share: Double? = nil) { show(share.map { "\(ProgressBar.text($0)) \(step)" } ?? step) }

  var observer: Observer { Observer(progress: progress, diagnostic: diagnostic, showsProgress: showsProgress) }

  /// Leaves a column free, because a terminal can't clear a line that wraps.
  private func show(_ line: String) {
    guard showsProgress, !line.isEmpty || self.line.isShown else { return }
    self.line.isShown = !line.isEmpty
    let width = max(1, min(Self.greatestProgressWidth, diagnosticsWidth() - 1))
    writeDiagnostic("\(clearing)\(VisibleText.of(line).clipped(to: width))")
  }

  private static let greatestProgressWidth = 79
}

nonisolated enum ProgressBar {
  private static let width = 20

  static func text(_ share: Double) -> String {
    let full = Int((min(max(share, 0), 1) * Double(width)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }
}

nonisolated enum ConsoleError: Error, Equatable {
  /// The reader has closed the output.
  case nobodyReads
  case refused(String)
}

// MARK: - CustomStringConvertible

extension ConsoleError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .nobodyReads: "The output was closed before all was written."
    case .refused(let why): "The output can't be written: \(why). Check where it is sent to."
    }
  }
}
