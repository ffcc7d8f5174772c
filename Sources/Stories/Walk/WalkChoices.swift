import Basics
import HeadlessUI
import SharedModel

/// Draws a walker's next action from what is in sight.
struct WalkChoices {
  /// The number of environment events drawn at a time; only the one taken least often in the same situation happens.
  private static let candidates = 2
  private static let texts = ["mark", "lisboa", "porto", "a", "museu", "Zé", "  ", "rua", "o\u{301}culos"]
  /// Texts around the maximum length, with and without surrounding white space, which doesn't count.
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
  /// Times just before and just after a search is sent.
  private static let debounces = [1, 299, 300, 301]
  /// Names that aren't in the guide; places with the same name are sorted by id.
  private static let names = ["Aqui", "Miradouro novo", "Zimbro"]
  private let guide: Guide
  private let placeIDs: [String]
  private let placeNames: PlaceNames

  init(guide: Guide) {
    self.guide = guide
    placeIDs = guide.places.map(\.id)
    placeNames = PlaceNames(guide)
  }

  /// Draws an action, in view of the earlier ones, and records it.
  func draw(
    for snapshot: Snapshot, with memory: inout WalkMemory, using random: inout some RandomNumberGenerator
  ) -> WalkAction {
    let action = draw(for: snapshot, knowing: memory, using: &random)
    memory.note(action, in: snapshot)
    return action
  }

  /// Draws an action: usually a user's, now and then an environment event, which a user can't control.
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
    // User actions are left to chance: avoiding frequent ones would avoid everything that they lead to.
    default:
      memory.leastTaken(of: (0..<Self.candidates).map { _ in drawEvent(for: snapshot, using: &random) }, in: snapshot)
    }
  }

  // MARK: - Environment events

  private func drawEvent(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    switch Int.random(in: 0..<38, using: &random) {
    case 0..<18: drawFault(using: &random)
    case 18, 19: .relaunch
    case 20, 21: .interact(.open(link: drawLink(for: snapshot, using: &random)))
    case 22..<28: .interact(.receive(pick(SystemEvent.allCases, &random)))
    // Rarely, and only a place in sight, because otherwise the guide would soon be empty.
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

  /// Draws a change of the guide or, as often, a step back towards the original.
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

  /// Draws a store that starts or, twice as often, stops refusing changes, so that refusals don't last.
  private func drawRefusal(using random: inout some RandomNumberGenerator) -> WalkAction {
    let store = pick(DeviceStore.allCases, &random)
    return Int.random(in: 0..<3, using: &random) == 0 ? .refuse(store) : .accept(store)
  }

  /// Draws a link; every other one leads to a place in sight.
  private func drawLink(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> String {
    guard Bool.random(using: &random) else { return pick(Self.links, &random) }
    return "guide://places/\(drawPlace(for: snapshot, using: &random))" + pick(["", "/note"], &random)
  }

  /// Draws a place in sight, or any place if none is in sight.
  private func drawPlace(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> String {
    drawPlaceInSight(for: snapshot, using: &random) ?? pick(placeIDs, &random)
  }

  /// Draws the place shown, or a place in the list; returns `nil` if there is neither.
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

  // MARK: - User actions

  private func drawInteraction(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    if let alert = snapshot.alert { return .interact(.tapInAlert(title: pick(alert.buttons, &random))) }
    // Without a session, only signing in leads further, and chance alone would rarely achieve it.
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
      // People mostly look at lists, so rows count three times.
      let row = rows == 0 ? [] : (0..<3).map { _ in Int.random(in: 1...rows, using: &random) }
      return row.map { .selectRow(number: $0, id: id) } + (id == "menu.sections" ? [] : [.pullToRefresh(id: id)])
        + [.scrollToEnd(id: id)]
    case .label, .image, .spinner: return []
    }
  }

  /// Draws a text. Long notes are rare, because each character is a separate edit.
  private func drawText(for id: String, using random: inout some RandomNumberGenerator) -> String {
    id == "note.text" && Int.random(in: 0..<30, using: &random) == 0
      ? pick(Self.longTexts, &random) : pick(Self.texts, &random)
  }

  private func pick<Value>(_ values: [Value], _ random: inout some RandomNumberGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
