import HeadlessUI
import SharedModel

/// Keeps the model, has messages change it and carries effects out.
final class AppRuntime {
  private let dependencies: AppDependencies
  private var model = AppModel.signIn(SignInModel())
  private var observations: [Cancellable] = []
  private var signIn: Cancellable?
  private var cover: Cancellable?

  init(_ dependencies: AppDependencies) {
    self.dependencies = dependencies
    observations = [
      dependencies.session.observe { [weak self] in self?.sessionDidChange($0) },
      dependencies.favourites.observe { [weak self] _ in
        guard let self else { return }
        receive(.favouritesChanged(self.dependencies.favourites.count))
      },
    ]
    receive(.launched(dependencies.session.user, favourites: dependencies.favourites.count))
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began(let user): receive(.sessionBegan(user, favourites: dependencies.favourites.count))
    case .signedOut: receive(.sessionEnded(nil))
    case .expired: receive(.sessionEnded(Texts.sessionExpired))
    }
  }

  private func receive(_ message: AppMessage) {
    let (next, effects) = AppUpdate.update(model, message)
    model = next
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: AppEffect) {
    switch effect {
    case .signIn(let credentials):
      signIn = dependencies.signIn.signIn(credentials) { [weak self] in self?.receive(.signInReplied($0)) }
    case .dropSignIn: signIn = nil
    case .fetchCover: cover = dependencies.cover.fetchCover { [weak self] in self?.receive(.coverReplied($0)) }
    case .dropCover: cover = nil
    case .emptyImages: dependencies.images.removeAll()
    case .signOut: dependencies.session.signOut()
    case .record(let screen): dependencies.logger.log(.info, "transition: \(screen)")
    case .saveState: saveState()
    }
  }

  private func saveState() {
    do {
      try dependencies.savedState.save(SavedState())
    } catch {
      dependencies.logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}

// MARK: - HeadlessApp

extension AppRuntime: HeadlessApp {
  var snapshot: Snapshot {
    let screen = AppView.view(model).looks
    return Snapshot(stack: [Snapshot.Entry(name: screen.name, title: screen.title)], screen: screen)
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    switch interaction {
    case .tap(let id): try receive(message(of: id, needed: "button", \.tapped))
    case .type(let text, let id): try receive(message(of: id, needed: "text field", \.edited)(text))
    case .clear(let id): try receive(message(of: id, needed: "text field", \.edited)(""))
    case .receive(let event): hear(event)
    case .tapInAlert(let title): throw .noAlert(wanted: title, frontmost: snapshot.screen)
    case .swipeModalDown: throw .noModal(frontmost: snapshot.screen)
    case .goBack, .swipeBackAndLetGo: throw .nothingToGoBackTo(frontmost: snapshot.screen)
    // Nothing is there yet that a row or a link would lead to.
    case .selectRow, .selectRowTitled, .open: break
    case .choose(_, let id), .toggle(let id), .pullToRefresh(let id), .scrollToEnd(let id):
      throw .notShown(id: id, frontmost: snapshot.screen)
    }
  }

  private func message<Value>(
    of id: String, needed: String, _ value: KeyPath<AppView.Node, Value?>
  ) throws(ImpossibleInteraction) -> Value {
    let screen = AppView.view(model)
    guard let node = screen.nodes.first(where: { $0.element.id == id }) else {
      throw .notShown(id: id, frontmost: screen.looks)
    }
    guard node.element.isEnabled else { throw .notEnabled(node.element) }
    guard let value = node[keyPath: value] else { throw .wrongKind(node.element, needed: needed) }
    return value
  }

  private func hear(_ event: SystemEvent) {
    switch event {
    case .willResignActive: dependencies.logger.log(.debug, "will resign active")
    case .didEnterBackground: dependencies.logger.log(.debug, "did enter background")
    case .willEnterForeground: dependencies.logger.log(.debug, "will enter foreground")
    case .memoryWarning:
      dependencies.logger.log(.warning, "memory warning")
      receive(.memoryRanShort)
    }
  }
}
