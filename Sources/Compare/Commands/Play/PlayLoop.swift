import HeadlessUI
import SharedModel
import Stories

/// Reads keys, carries out their intents and draws the result, until the user quits.
final class PlayLoop {
  /// The milliseconds in which the rest of an escape sequence must arrive; later bytes count as separate keys.
  private static let patience: Int32 = 50
  private let terminal: any PlayTerminal
  private let begin: () -> Playthrough
  private let save: (_ text: String, _ path: String) throws -> Void
  private var playthrough: Playthrough
  private var session = PlaySession()
  private var decoder = KeyDecoder()
  private var savedSteps = 0
  private var hasFound = false

  init(
    in terminal: any PlayTerminal, begin: @escaping () -> Playthrough,
    save: @escaping (_ text: String, _ path: String) throws -> Void
  ) {
    self.terminal = terminal
    self.begin = begin
    self.save = save
    playthrough = begin()
  }

  struct End: Equatable {
    var steps: Int
    /// Whether all steps are in a file; a launch alone needs none.
    var isSaved: Bool
    var hasFound: Bool
  }

  func run() -> End {
    draw()
    while true {
      switch terminal.next(within: decoder.isWaiting ? Self.patience : nil) {
      case .bytes(let bytes): guard take(decoder.take(bytes)) else { return end }
      case .quiet: guard take(decoder.flush()) else { return end }
      case .changed: break
      case .ended: return end
      }
      draw()
    }
  }

  private var end: End {
    let steps = playthrough.steps.count
    return End(steps: steps, isSaved: steps == savedSteps || steps <= 1, hasFound: hasFound)
  }

  /// Handles keys one after the other, and returns whether to go on.
  private func take(_ keys: [Key]) -> Bool {
    for key in keys {
      session.look(at: sight)
      guard let intent = session.press(key, sight) else { continue }
      guard intent != .quit else { return false }
      carryOut(intent)
    }
    return true
  }

  private func carryOut(_ intent: PlayIntent) {
    switch intent {
    case .take(let step):
      switch playthrough.take(step) {
      case .taken: session.tell([playthrough.steps.last ?? ""], title: "")
      case .refused(let why): session.tell(why, title: "Nothing was done")
      case .wrong(let lines):
        hasFound = true
        session.tell(["After “\(playthrough.steps.last ?? "")”:", ""] + lines, title: "Found")
      }
    case .save(let path): saveStory(to: path)
    case .restart:
      playthrough = begin()
      savedSteps = 0
      session.forgetPlaces()
      session.tell(["A new story"], title: "")
    case .quit: break
    }
  }

  private func saveStory(to path: String) {
    let lines = playthrough.story(
      named: "In front at the end: \(playthrough.snapshots.first??.frontmostScreen.name ?? "nothing")")
    do {
      try save(lines.joined(separator: "\n") + "\n", path)
      savedSteps = playthrough.steps.count
      session.tell(["Saved. To run it: compare stories \(path)"], title: "")
    } catch {
      session.tell(["Not saved: \(error)"], title: "")
    }
  }

  private func draw() {
    session.look(at: sight)
    terminal.show(Frame(session, sight).lines)
  }

  private var sight: Sight {
    Sight(
      names: playthrough.names, snapshots: playthrough.snapshots, steps: playthrough.steps,
      findings: playthrough.findings, state: playthrough.state, size: terminal.size)
  }
}
