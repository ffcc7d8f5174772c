import SharedModel

/// Hears the system and the session, follows links, and keeps where the user is.
final class AppInteractor {
  weak var delegate: (any AppInteractorDelegate)?  // owns this

  private let dependencies: AppDependencies
  private let followSession: FollowSessionAction
  private var pendingLink: GuideLink?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    followSession = FollowSessionAction(session: dependencies.session)
  }

  func start() {
    followSession.run { [weak self] in self?.sessionDidChange($0) }
    if dependencies.session.user == nil { delegate?.interactorDidEndSession(notice: nil) } else { goOn() }
  }

  // MARK: - Session

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began:
      let link = pendingLink
      pendingLink = nil
      if let link { delegate?.interactorDidBeginSession(at: link.savedState) } else { goOn() }
    case .signedOut: delegate?.interactorDidEndSession(notice: nil)
    case .expired:
      saveWhereabouts()
      delegate?.interactorDidEndSession(notice: .sessionExpired)
    }
  }

  private func goOn() {
    RestoreWhereaboutsAction(whereabouts: dependencies.whereabouts).run { [delegate] in
      delegate?.interactorDidBeginSession(at: $0)
    }
  }

  // MARK: - Screens

  /// The sign-in screen came into sight; it is no place to go on from.
  func didShowSignIn(_ screen: String) {
    dependencies.logger.log(.info, "transition: \(screen)")
  }

  func didShow(_ screen: String, state: SavedState) {
    RecordTransitionAction(
      to: screen, state: state, whereabouts: dependencies.whereabouts, logger: dependencies.logger
    ).run {}
  }

  private func saveWhereabouts() {
    guard let state = delegate?.currentState else { return }
    SaveWhereaboutsAction(state: state, whereabouts: dependencies.whereabouts).run {}
  }

  // MARK: - System

  func willResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    if dependencies.session.user != nil { saveWhereabouts() }
  }

  func willEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  func didOpen(_ address: String) {
    guard let link = GuideLink(address) else { delegate?.interactorDidRefuseLink(); return }
    if dependencies.session.user == nil {
      pendingLink = link
    } else {
      delegate?.interactorDidFollowLink(to: link.savedState)
    }
  }
}
