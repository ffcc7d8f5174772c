import SharedModel

/// Where the root module can lead.
protocol RootRouterInput: AnyObject {
  /// The screens above the menu, bottom to top, as they can be opened again.
  var openScreens: [SavedState.Screen] { get }
  /// Asks the user to sign in, with a word on why, if there is one.
  func openSignIn(message: String?, output: any SignInModuleOutput)
  /// Shows the menu and the screens above it.
  func openGuide(at screens: [SavedState.Screen])
  /// Does so in the guide that is shown already.
  func reopenGuide(at screens: [SavedState.Screen])
  func openAlert(title: String)
}
