import HeadlessUI

/// The state of the terminal around the app, and the meaning of each key there.
struct PlaySession: Equatable {
  nonisolated enum Mode: Equatable {
    case app
    case prompt(Prompt)
    case menu(PlayMenu)
    case reading(Reading)
  }

  nonisolated struct Reading: Equatable {
    var title: String
    var lines: [String]
    var viewport = Viewport()
  }

  private(set) var shown = 0
  private(set) var mode = Mode.app
  private(set) var viewport = Viewport()
  private(set) var notice = "? for help"
  /// The visible screens, which show whether a step led elsewhere.
  private var place: [String] = []
  /// The focus on the screens that were left.
  private var viewports: [[String]: Viewport] = [:]

  /// Handles a key, and returns the intent to carry out outside.
  mutating func press(_ key: Key, _ sight: Sight) -> PlayIntent? {
    notice = ""
    switch mode {
    case .app: return pressInApp(key, sight)
    case .prompt(let prompt): return press(key, in: prompt)
    case .menu(let menu): return press(key, in: menu)
    case .reading(let reading):
      press(key, in: reading, sight)
      return nil
    }
  }

  /// Shows the outcome of an intent; several lines get their own page.
  mutating func tell(_ lines: [String], title: String) {
    if lines.count <= 1 {
      notice = lines.first ?? ""
    } else {
      mode = .reading(Reading(title: title, lines: lines))
    }
  }

  mutating func look(at sight: Sight) {
    let snapshot = sight.snapshots[shown]
    let newPlace = Self.place(of: snapshot)
    if newPlace != place {
      viewports[place] = viewport
      viewport = viewports[newPlace] ?? Viewport()
      place = newPlace
    }
    let height = Frame.bodyHeight(for: sight)
    viewport.settle(on: lines(of: sight), height: height)
    if case .reading(var reading) = mode {
      reading.viewport.settle(on: Frame.readingLines(reading, sight.size), height: height)
      mode = .reading(reading)
    }
  }

  mutating func forgetPlaces() {
    viewports = [:]
    viewport = Viewport()
  }

  func lines(of sight: Sight) -> [DrawnLine] {
    ScreenDrawing(sight.snapshots[shown], width: sight.size.columns).lines
  }

  /// Includes titles, because “Next” leads from one place to another on the same screen.
  private static func place(of snapshot: Snapshot?) -> [String] {
    guard let snapshot else { return [] }
    return snapshot.stack.map { "\($0.name) \($0.title)" } + (snapshot.modal.map { [$0.name] } ?? [])
      + (snapshot.alert.map { [$0.title] } ?? [])
  }

  private mutating func pressInApp(_ key: Key, _ sight: Sight) -> PlayIntent? {
    guard !viewport.press(key, on: lines(of: sight), height: Frame.bodyHeight(for: sight)) else { return nil }
    switch key {
    case .scalar(let digit) where ("1"..."9").contains(digit): show(Int(digit.value - 49), sight)
    case .scalar("n"): show((shown + 1) % sight.names.count, sight)
    case .scalar("f"): mode = .menu(.services)
    case .scalar("d"): mode = .menu(.world)
    case .scalar("t"): mode = .prompt(Prompt("Milliseconds that pass", for: .step("{int} ms pass"), text: "100"))
    case .scalar(":"): mode = .prompt(Prompt("Step", for: .anyStep))
    case .scalar("w"): mode = .prompt(Prompt("Save as", for: .file, text: "walk.feature"))
    case .scalar("h"): mode = .reading(Reading(title: "The story so far", lines: sight.steps))
    case .scalar("x"): mode = .reading(Self.findings(in: sight))
    case .scalar("?"): mode = .reading(Reading(title: "Keys", lines: KeyHelp.lines))
    case .scalar("q"), .control("d"): return .quit
    case .scalar("R"): return .restart
    case .unknown, .escape, .control: break
    default: return act(key, sight)
    }
    return nil
  }

  private mutating func show(_ index: Int, _ sight: Sight) {
    guard sight.names.indices.contains(index) else {
      notice = "There are \(sight.names.count) implementations."
      return
    }
    shown = index
    notice =
      sight.snapshots.allSatisfy { $0 == sight.snapshots[index] }
      ? "\(sight.names[index]): the same to the last word." : "\(sight.names[index]): not the same as all others."
  }

  private mutating func act(_ key: Key, _ sight: Sight) -> PlayIntent? {
    guard let snapshot = sight.snapshots[shown] else {
      notice = "The app is not running. Press d to launch it."
      return nil
    }
    switch Hand(snapshot: snapshot, focus: viewport.focus).meaning(of: key) {
    case .step(let step): return .take(step)
    case .typing(let prompt): mode = .prompt(prompt)
    case .nothing(let why): notice = why
    }
    return nil
  }

  private static func findings(in sight: Sight) -> Reading {
    let lines = sight.findings.flatMap { ["After step \($0.step):"] + $0.lines.map { "  \($0)" } }
    return Reading(
      title: "What was found", lines: lines.isEmpty ? ["Nothing differed after any step."] : lines)
  }

  private mutating func press(_ key: Key, in prompt: Prompt) -> PlayIntent? {
    switch key {
    case .enter:
      mode = .app
      return prompt.intent
    case .escape, .control("d"): mode = .app
    default:
      var prompt = prompt
      prompt.press(key)
      mode = .prompt(prompt)
    }
    return nil
  }

  private mutating func press(_ key: Key, in menu: PlayMenu) -> PlayIntent? {
    // Any key without an item leaves the menu as well.
    mode = .app
    guard case .scalar(let scalar) = key, let item = menu.lettered.first(where: { $0.letter == scalar })?.item else {
      return nil
    }
    switch item.choice {
    case .step(let step): return .take(step)
    case .prompt(let prompt): mode = .prompt(prompt)
    case .menu(let menu): mode = .menu(menu)
    }
    return nil
  }

  private mutating func press(_ key: Key, in reading: Reading, _ sight: Sight) {
    var reading = reading
    let lines = Frame.readingLines(reading, sight.size)
    let scrolls = reading.viewport.press(key, on: lines, height: Frame.bodyHeight(for: sight))
    mode = scrolls ? .reading(reading) : .app
  }
}
