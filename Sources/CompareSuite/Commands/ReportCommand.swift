import Foundation
import Report

/// Draws the report of a comparison again from its JSON.
struct ReportCommand {
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard let path = line.operands.first, line.operands.count == 1 else {
      throw CommandLineError.oneFileWanted(command: .report)
    }
    let drawing = try SuiteDrawing(line, console: console)
    try drawing.draw(SuiteResultFile(path: path).result())
    return .success
  }
}
