import Foundation

/// Where a command writes: results to one side, progress and diagnostics to the other.
public struct Console {
  private let writeResult: (String) throws -> Void
  private let writeDiagnostic: (String) -> Void
  /// Whether a person watches the diagnostics, who wants to see progress.
  let showsProgress: Bool

  /// Makes a console from the two ways out; each is given whole lines, line feed included.
  public init(
    result: @escaping (String) throws -> Void, diagnostic: @escaping (String) -> Void, showsProgress: Bool = false
  ) {
    writeResult = result
    writeDiagnostic = diagnostic
    self.showsProgress = showsProgress
  }

  /// The process's own standard output and standard error.
  public static var standard: Console {
    Console(
      result: { try OutputFile(descriptor: STDOUT_FILENO).write($0) },
      diagnostic: { try? OutputFile(descriptor: STDERR_FILENO).write($0) },
      showsProgress: isatty(STDERR_FILENO) == 1)
  }

  func result(_ lines: [String]) throws(ConsoleError) {
    do {
      try writeResult(lines.map(VisibleText.of).joined(separator: "\n") + "\n")
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
