import HeadlessUI
import SharedModel

/// What a walker can do next, drawn from what is in sight.
struct WalkChoices {
  private static let texts = ["mark", "lisboa", "porto", "a", "museu", "Zé", "  ", "rua", "o\u{301}culos"]
  private static let links = [
    "guide://quarters", "guide://places", "guide://places/maat", "guide://places/atlantis", "guide://places/maat/note",
    "guide://reference", "guide://reference/seven-hills", "guide://reference/atlantis", "guide://nowhere", "http://x",
  ]
  private static let delays = [0, 20, 100, 250, 700]
  private static let passes = [1, 20, 50, 100, 299, 300, 301, 1000]
  private let placeIDs: [String]

  init(guide: Guide) {
    placeIDs = guide.places.map(\.id)
  }

  /// Draws an action; mostly what a user would do, now and then what a user can't help.
  func draw(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<64: drawInteraction(for: snapshot, using: &random)
    case 64..<76: .pass(milliseconds: pick(Self.passes, &random))
    case 76..<84: .settle
    case 84..<93: drawFault(using: &random)
    case 93: .relaunch
    case 94: .interact(.open(link: pick(Self.links, &random)))
    case 95..<98: .interact(.receive(pick(SystemEvent.allCases, &random)))
    default: .setFavourite(Bool.random(using: &random), placeID: pick(placeIDs, &random))
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

  private func drawInteraction(for snapshot: Snapshot, using random: inout some RandomNumberGenerator) -> WalkAction {
    if let alert = snapshot.alert { return .interact(.tapInAlert(title: pick(alert.buttons, &random))) }
    // Without a session there is one way on, which chance alone would rarely find.
    if snapshot.screen.name == "signIn", let action = drawSignIn(for: snapshot, using: &random) { return action }
    var choices = snapshot.frontmostScreen.elements.filter(\.isEnabled).flatMap { offers(of: $0, using: &random) }
    if snapshot.modal != nil {
      choices.append(.swipeModalDown)
    } else if snapshot.stack.count > 1 {
      choices.append(.goBack)
    }
    return choices.isEmpty ? .settle : .interact(pick(choices, &random))
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
    case .textField, .secureField: return [.type(text: pick(Self.texts, &random), id: id), .clear(id: id)]
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

  private func pick<Value>(_ values: [Value], _ random: inout some RandomNumberGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
