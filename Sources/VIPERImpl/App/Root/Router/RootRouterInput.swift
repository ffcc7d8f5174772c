import SharedModel

/// Where the root module can lead.
protocol RootRouterInput: AnyObject {
  /// The screens above the menu and the note over them, as they can be opened again.
  var openState: SavedState { get }
  /// The name of the screen on top of the stack; nil while no stack is shown.
  var topScreenName: String? { get }
  /// Whether the user has to be asked before what is open is replaced.
  var hasUnsavedChanges: Bool { get }
  /// Asks the user to sign in, with a word on why, if there is one.
  func openSignIn(message: String?, output: any SignInModuleOutput)
  /// Shows the menu, the screens above it and the note over them.
  func openGuide(at state: SavedState)
  /// Does so in the guide that is shown already.
  func reopenGuide(at state: SavedState)
  func openAlert(title: String)
  /// Asks whether what was changed may be lost; `didDiscard` runs if it may.
  func openDiscardAlert(didDiscard: @escaping () -> Void)
}
