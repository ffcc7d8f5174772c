import Basics
import HeadlessUI
import SharedModel

/// What a walker can do next, drawn from what is in sight.
struct WalkChoices {
  /// Of how many things that a user can't help the one happens that happened least where things stand so.
  private static let candidates = 2
  private static let texts = ["mark", "lisboa", "porto", "a", "museu", "Zé", "  ", "rua", "o\u{301}culos"]
  /// Around the greatest length, with and without white space that doesn't count.
  private static let longTexts = [
    String(repeating: "o\u{301}", count: NoteRule.limit), String(repeating: "a", count: NoteRule.limit + 1),
    " " + String(repeating: "b", count: NoteRule.limit) + " ", String(repeating: "long ", count: 30),
  ]
  private static let links = [
    "guide://quarters", "guide://places", "guide://places/maat", "guide://places/atlantis", "guide://places/maat/note",
    "guide://reference", "guide://reference/seven-hills", "guide://reference/atlantis", "guide://nowhere", "http://x",
  ]
  private static let delays = [0, 20, 100, 250, 700]
  private static let passes = [1, 20, 50, 100, 299, 300, 301, 1000]
  /// Just before a search is sent, and just after.
  private static let debounces = [1, 299, 300, 301]
  /// None is in the guide; places that bear one name stand in the order of their ids.
  private static let names = ["Aqui", "Miradouro novo", "Zimbro"]
  private let guide: Guide
  private let placeIDs: [String]
  private let placeNames: PlaceNames

  init(guide: Guide) {
    self.guide = guide
    placeIDs = guide.places.map(\.id)
    placeNames = PlaceNames(guide)
  }

  /// Draws an action, knowing what was done so far, and notes it.
  func draw(
    for snapshot: Snapshot, with memory: inout WalkMemory, using random: inout some RandomNumberGenerator
  ) -> WalkAction {
    let action = draw(for: snapshot, knowing: memory, using: &random)
    memory.note(action, in: snapshot) { kinds(for: snapshot) }
    return action
  }

  /// Draws an action; mostly what a user would do, now and then what a user can't help.
  func draw(
    for snapshot: Snapshot, knowing memory: WalkMemory = WalkMemory(), using random: inout some RandomNumberGenerator
  ) -> WalkAction {
    if Self.isSearching(snapshot), Int.random(in: 0..<4, using: &random) == 0 {
      return .pass(milliseconds: pick(Self.debounces, &random))
    }
    return switch Int.random(in: 0..<206, using: &random) {
    case 0..<128: drawInteraction(for: snapshot, using: &random)
    case 128..<152: .pass(milliseconds: pick(Self.passes, &random))
    case 152..<168: .settle
    // What a user does is left to chance: what was done often is on the way to all that lies behind it.
    default:
      memory.leastTaken(of: (0..<Self.candidates).map { _ in drawEvent(for: snapshot, using: &random) }, in: snapshot)
    }
  }

  // MARK: - What there is to choose

  private func kinds(for snapshot: Snapshot) -> [String] {
    // Chance decides between rows and texts only, which make no kinds.
    var random = SeededGenerator(seed: 0)
    let interactions =
      snapshot.alert?.buttons.map { Interaction.tapInAlert(title: $0) } ?? offers(on: snapshot, using: &random)
    return interactions.map { WalkAction.interact($0).kind } + Self.kindsAnywhere
  }

  /// Those of what can happen on any screen.
  private static let kindsAnywhere: [String] = {
    let faults = Service.allCases.flatMap { service in
      [
        WalkAction.fail(service, .offline), .failOnce(service, .offline), .silence(service), .heal(service),
        .delay(service, milliseconds: 0),
      ]
    }
    let system = SystemEvent.allCases.map { Interaction.receive($0) } + links.map { .open(link: $0) }
    let changes = GuidePart.allCases.flatMap { part in
      [WalkAction.remove(part, id: ""), .putBack(part, id: ""), .rename(part, id: "", name: ""), .removeAll(part)]
    }
    let refusals = DeviceStore.allCases.flatMap { [WalkAction.refuse($0), .accept($0)] }
    let others: [WalkAction] = [
      .pass(milliseconds: 1), .settle, .relaunch, .setFavourite(true, placeID: ""), .setFavourite(false, placeID: ""),
      .restoreGuide,
    ]
    return Set((faults + system.map(WalkAction.interact) + changes + refusals + others).map(\.kind)).sorted()
  }()

  // MARK: - What a user can't help

  private func drawEvent(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    switch Int.random(in: 0..<38, using: &random) {
    case 0..<18: drawFault(using: &random)
    case 18, 19: .relaunch
    case 20, 21: .interact(.open(link: drawLink(for: snapshot, using: &random)))
    case 22..<28: .interact(.receive(pick(SystemEvent.allCases, &random)))
    // Seldom, and never one out of sight: else the guide would soon be empty.
    case 28: drawPlaceInSight(for: snapshot, using: &random).map { .remove(.place, id: $0) } ?? .settle
    case 29: .setFavourite(Bool.random(using: &random), placeID: drawPlace(for: snapshot, using: &random))
    case 30, 31: .setFavourite(Bool.random(using: &random), placeID: pick(placeIDs, &random))
    case 32..<35: drawGuideChange(for: snapshot, using: &random)
    default: drawRefusal(using: &random)
    }
  }

  private func drawFault(using random: inout some RandomNumberGenerator) -> WalkAction {
    let service = pick(Service.allCases, &random)
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: .fail(service, pick(ServiceError.allCases, &random))
    case 1..<4: .failOnce(service, pick(ServiceError.allCases, &random))
    case 4: .silence(service)
    case 5, 6: .delay(service, milliseconds: pick(Self.delays, &random))
    default: .heal(service)
    }
  }

  /// As often as the guide changes it becomes what it was.
  private func drawGuideChange(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    let part = pick(GuidePart.allCases, &random)
    guard let id = drawID(of: part, for: snapshot, using: &random) else { return .restoreGuide }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: part == .place ? .restoreGuide : .remove(part, id: id)
    case 1: .putBack(part, id: id)
    case 2, 3: .rename(part, id: id, name: pick(Self.names, &random))
    case 4: .removeAll(part)
    default: .restoreGuide
    }
  }

  private func drawID(
    of part: GuidePart, for snapshot: Snapshot, using random: inout some RandomNumberGenerator
  ) -> String? {
    switch part {
    case .quarter: guide.quarters.randomElement(using: &random)?.id
    case .place: placeIDs.isEmpty ? nil : drawPlace(for: snapshot, using: &random)
    case .article: guide.articles.randomElement(using: &random)?.id
    }
  }

  /// What the device refuses to store it soon takes again.
  private func drawRefusal(using random: inout some RandomNumberGenerator) -> WalkAction {
    let store = pick(DeviceStore.allCases, &random)
    return Int.random(in: 0..<3, using: &random) == 0 ? .refuse(store) : .accept(store)
  }

  /// Every other link leads to a place in sight.
  private func drawLink(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> String {
    guard Bool.random(using: &random) else { return pick(Self.links, &random) }
    return "guide://places/\(drawPlace(for: snapshot, using: &random))" + pick(["", "/note"], &random)
  }

  /// A place in sight, or any where none is.
  private func drawPlace(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> String {
    drawPlaceInSight(for: snapshot, using: &random) ?? pick(placeIDs, &random)
  }

  /// The place that is shown, or one of those in the list; nil where there is neither.
  private func drawPlaceInSight(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> String? {
    if snapshot.screen.name == "place", let id = placeNames[snapshot.screen.title] { return id }
    guard let element = snapshot.screen.elements.first(where: { $0.id == "places.list" }),
      case .list(let list) = element.content, !list.rows.isEmpty
    else { return nil }
    return placeNames[pick(list.rows, &random).title]
  }

  private static func isSearching(_ snapshot: Snapshot) -> Bool {
    snapshot.frontmostScreen.elements.contains { $0.id == "places.spinner" }
  }

  // MARK: - What a user does

  private func drawInteraction(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    if let alert = snapshot.alert { return .interact(.tapInAlert(title: pick(alert.buttons, &random))) }
    // Without a session there is one way on, which chance alone would rarely find.
    if snapshot.screen.name == "signIn", let action = drawSignIn(for: snapshot, using: &random) { return action }
    let choices = offers(on: snapshot, using: &random)
    return choices.isEmpty ? .settle : .interact(pick(choices, &random))
  }

  private func offers(on snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> [Interaction] {
    let taps = snapshot.frontmostScreen.elements.filter(\.isEnabled).flatMap { offers(of: $0, using: &random) }
    if snapshot.modal != nil { return taps + [.swipeModalDown] }
    return snapshot.stack.count > 1 ? taps + [.goBack, .swipeBackAndLetGo] : taps
  }

  private func drawSignIn(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction? {
    let elements = snapshot.screen.elements
    guard Int.random(in: 0..<4, using: &random) > 0, elements.contains(where: { $0.id == "signIn.cancel" }) == false
    else { return nil }
    for (id, text) in [("signIn.username", "mark"), ("signIn.password", "lisboa")]
    where elements.first(where: { $0.id == id })?.text != text {
      return .interact(.type(text: text, id: id))
    }
    return .interact(.tap(id: "signIn.submit"))
  }

  private func offers(of element: Element, using random: inout some RandomNumberGenerator) -> [Interaction] {
    let id = element.id
    switch element.content {
    case .button: return [.tap(id: id)]
    case .toggle: return [.toggle(id: id)]
    case .textField, .secureField: return [.type(text: drawText(for: id, using: &random), id: id), .clear(id: id)]
    case .segmentedControl(let segments, _): return [.choose(segment: pick(segments, &random), id: id)]
    case .list(let list):
      let rows = list.rows.count
      // A list is what most people look at: its rows weigh as much as three other things.
      let row = rows == 0 ? [] : (0..<3).map { _ in Int.random(in: 1...rows, using: &random) }
      return row.map { .selectRow(number: $0, id: id) } + (id == "menu.sections" ? [] : [.pullToRefresh(id: id)])
        + [.scrollToEnd(id: id)]
    case .label, .image, .spinner: return []
    }
  }

  /// Long notes are seldom, as each character is an edit of its own.
  private func drawText(for id: String, using random: inout some RandomNumberGenerator) -> String {
    id == "note.text" && Int.random(in: 0..<30, using: &random) == 0
      ? pick(Self.longTexts, &random) : pick(Self.texts, &random)
  }

  private func pick<Value>(_ values: [Value], _ random: inout some RandomNumberGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
