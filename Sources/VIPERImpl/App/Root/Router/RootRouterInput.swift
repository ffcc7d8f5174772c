import SharedModel

/// The routes of the root module.
protocol RootRouterInput: AlertRouterInput {
  /// - Parameter message: why the user has to sign in; `nil` without a reason.
  func openSignIn(message: String?, output: any SignInModuleOutput)
  /// Shows the menu, the screens above it and the note over them.
  func openGuide(at state: SavedState)
  /// Does the same in the guide that is already shown.
  func openGuideAgain(at state: SavedState)
}
