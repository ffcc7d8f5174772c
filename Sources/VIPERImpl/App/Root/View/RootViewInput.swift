/// The window for the root presenter. It returns the open modules, so that the presenter can ask each of them.
protocol RootViewInput: AnyObject {
  /// The modules above the menu, bottom to top; none while the stack isn't shown.
  func obtainStackedModules() -> [any RestorableModuleInput]
  /// The modal module in front; `nil` if there is none.
  func obtainModalModule() -> (any ModalModuleInput)?
  /// The name of the modal screen; `nil` if there is none.
  func obtainModalScreenName() -> String?
  /// The name of the screen on top of the stack; `nil` while the stack isn't shown.
  func obtainTopScreenName() -> String?
}
