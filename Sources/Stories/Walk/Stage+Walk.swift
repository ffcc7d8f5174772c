import HeadlessUI
import SharedModel

// MARK: - Walks

extension Stage {
  var stackNames: [String] { app?.snapshot.stack.map(\.name) ?? [] }

  func perform(_ action: WalkAction) throws(StepProblem) {
    switch action {
    case .interact(let interaction): try perform(interaction)
    case .pass(let milliseconds):
      guard clock.advance(by: .milliseconds(milliseconds)) else { throw .neverSettles }
    case .settle:
      guard clock.settle() else { throw .neverSettles }
    case .relaunch: launch()
    case .fail(let service, let error): backend[service].answer = .fails(error)
    case .failOnce(let service, let error): backend[service].failsOnce = error
    case .silence(let service): backend[service].answer = .never
    case .heal(let service):
      backend[service].answer = .works
      backend[service].failsOnce = nil
    case .delay(let service, let milliseconds): delay(service, by: .milliseconds(milliseconds))
    case .setFavourite(let isFavourite, let id): try setFavourite(isFavourite, placeID: id)
    }
  }

  func checkInvariants(of snapshot: Snapshot) throws(WalkFinding) {
    let name = architecture.profile.name
    if clock.nextDue == nil, backend.silentRequests == 0 {
      let elements = snapshot.screen.elements + (snapshot.modal?.elements ?? [])
      if let spinner = elements.first(where: { $0.content == .spinner }) {
        throw .endlessSpinner(architecture: name, id: spinner.id)
      }
    }
    try checkBadge(snapshot, name)
  }

  /// The menu's badge is what is stored, not what a screen remembers.
  private func checkBadge(_ snapshot: Snapshot, _ name: String) throws(WalkFinding) {
    guard snapshot.screen.name == "menu",
      case .list(let list)? = snapshot.screen.elements.first(where: { $0.id == "menu.sections" })?.content
    else { return }
    let count = favourites.value?.count ?? 0
    let shown = list.rows.compactMap(\.badge).first
    guard shown != (count == 0 ? nil : String(count)) else { return }
    throw .wrongFavourites(
      architecture: name, shown: shown.map { "the badge \($0)" } ?? "no badge", stored: "\(count) favourites")
  }
}
