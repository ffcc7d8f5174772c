import Foundation
import HeadlessUI
import Play
import SharedModel
import Stories

/// Lets somebody use the app in the terminal, by hand, in all implementations at once.
struct PlayCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let chosen = try line.architectures(of: architectures)
    let guide = try Guide.bundled()
    let terminal = try surroundings.takeTerminal()
    defer { terminal.giveBack() }
    // One for all that is played: a process tracks its objects once at a time.
    let liveness = surroundings.makeProbe()
    let loop = PlayLoop(in: terminal) {
      Playthrough(architectures: chosen, guide: guide, liveness: liveness)
    } save: { text, path in
      try NewFile(path: path).write(text)
    }
    let end = loop.run()
    terminal.giveBack()
    try console.result(lines(of: end, names: chosen.map(\.profile.name)))
    return end.hasFound ? .failed : .success
  }

  private func lines(of end: PlayLoop.End, names: [String]) -> [String] {
    let steps = end.steps == 1 ? "1 step" : "\(end.steps) steps"
    let whereabouts = end.isSaved ? "" : ", which are in no file"
    return ["\(steps) in \(names.joined(separator: ", "))\(whereabouts)."]
      + (end.hasFound ? ["Something was found: the implementations differ, or what must always hold did not."] : [])
  }
}
