import SharedModel

/// Computes the next model, and the effects to run.
enum AppUpdate {
  static func update(_ model: AppModel, _ message: AppMessage) -> (AppModel, [AppEffect]) {
    switch (message, model) {
    case (.launched(let user?, let favourites), _), (.sessionBegan(let user, let favourites), _):
      return menu(of: user, favourites: favourites)
    case (.launched(nil, _), _): return signIn(error: nil)
    case (.sessionEnded(let error), _): return signIn(error: error)
    case (_, .signIn(let screen)): return update(screen, message)
    case (_, .menu(let screen)): return update(screen, message)
    }
  }

  private static func signIn(error: String?) -> (AppModel, [AppEffect]) {
    (.signIn(SignInModel(error: error)), [.dropCover, .record(screen: "signIn")])
  }

  private static func menu(of user: User, favourites: Int) -> (AppModel, [AppEffect]) {
    let screen = MenuModel(user: user, favourites: favourites, isLoadingCover: true)
    return (.menu(screen), [.dropSignIn, .fetchCover, .record(screen: "menu"), .saveState])
  }

  // snippet.signIn
  private static func update(_ screen: SignInModel, _ message: AppMessage) -> (AppModel, [AppEffect]) {
    var screen = screen
    var effects: [AppEffect] = []
    switch message {
    case .usernameEdited(let text):
      screen.credentials.username = text
      screen.error = nil
    case .passwordEdited(let text):
      screen.credentials.password = text
      screen.error = nil
    case .submitTapped:
      screen.error = nil
      screen.isSigningIn = true
      effects = [.signIn(screen.credentials)]
    case .cancelTapped:
      screen.isSigningIn = false
      effects = [.dropSignIn]
    case .signInReplied(let result):
      screen.isSigningIn = false
      if case .failure(let error) = result {
        if error == .unauthorised { screen.credentials.password = "" }
        screen.error = text(for: error)
      }
    case .memoryRanShort: effects = [.emptyImages]
    default: break
    }
    return (.signIn(screen), effects)
  }
  // snippet.end

  private static func text(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private static func update(_ screen: MenuModel, _ message: AppMessage) -> (AppModel, [AppEffect]) {
    var screen = screen
    var effects: [AppEffect] = []
    switch message {
    case .coverReplied(let result):
      screen.isLoadingCover = false
      screen.cover = try? result.get().name
    case .favouritesChanged(let count): screen.favourites = count
    case .signOutTapped: effects = [.signOut]
    case .memoryRanShort:
      effects = [.emptyImages] + (screen.isLoadingCover ? [] : [.fetchCover])
      if !screen.isLoadingCover { screen.cover = nil }
      screen.isLoadingCover = true
    default: break
    }
    return (.menu(screen), effects)
  }
}
