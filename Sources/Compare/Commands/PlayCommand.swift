import SharedModel
import Stories

nonisolated extension Command {
  static let play = Command(
    name: "play", summary: "Use the app in the terminal, in all implementations at once.",
    options: [.architecture], hasOutput: false
  ) { line, context in
    let chosen = try line.architectures(of: context.architectures)
    let guide = try Guide.bundled()
    let terminal = try context.takeTerminal()
    defer { terminal.giveBack() }
    // One probe for all stories, because a process can track its objects only once at a time.
    let liveness = context.process.makeProbe()
    let loop = PlayLoop(in: terminal) {
      Playthrough(architectures: chosen, guide: guide, liveness: liveness)
    } save: { text, path in
      try WrittenFile.create(text, at: path)
    }
    let end = loop.run()
    terminal.giveBack()
    let steps = end.steps == 1 ? "1 step" : "\(end.steps) steps"
    let whereabouts = end.isSaved ? "" : ", which are in no file"
    return try context.print(
      ["\(steps) in \(chosen.map(\.profile.name).joined(separator: ", "))\(whereabouts)."]
        + (end.hasFound ? ["Something was found: the implementations differ, or an invariant was broken."] : []),
      isGood: !end.hasFound)
  }
}
