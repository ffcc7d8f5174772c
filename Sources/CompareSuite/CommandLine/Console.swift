import Foundation

/// Where a command writes: results to one side, progress and diagnostics to the other.
public struct Console {
  private let writeResult: (String) -> Void
  private let writeDiagnostic: (String) -> Void
  /// Whether a person watches the diagnostics, who wants to see progress.
  let showsProgress: Bool

  /// Makes a console from the two ways out; each is given whole lines, line feed included.
  public init(result: @escaping (String) -> Void, diagnostic: @escaping (String) -> Void, showsProgress: Bool = false) {
    writeResult = result
    writeDiagnostic = diagnostic
    self.showsProgress = showsProgress
  }

  /// The process's own standard output and standard error.
  public static var standard: Console {
    Console(
      result: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      diagnostic: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      showsProgress: isatty(STDERR_FILENO) == 1)
  }

  func result(_ lines: [String]) {
    writeResult(lines.joined(separator: "\n") + "\n")
  }

  func diagnostic(_ line: String) {
    writeDiagnostic(line + "\n")
  }

  /// Replaces the line of progress; an empty one takes it away.
  func progress(_ line: String) {
    guard showsProgress else { return }
    writeDiagnostic("\r\u{1B}[2K\(line)")
  }
}
