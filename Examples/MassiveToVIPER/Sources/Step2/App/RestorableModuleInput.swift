import SharedModel

/// The input of a module that can say how to open it again after a relaunch.
protocol RestorableModuleInput: AnyObject {
  func obtainSavedScreen() -> SavedState.Screen
}
