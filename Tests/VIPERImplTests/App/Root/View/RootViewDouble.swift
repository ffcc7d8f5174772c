import SharedModel

@testable import VIPERImpl

/// A window with modules above the menu, and a modal one if there is any.
final class RootViewDouble: RootViewInput {
  var screens: [SavedState.Screen] = []
  var modal: ModalModuleInputDouble?
  var modalScreenName: String?
  var topScreenName: String?

  func obtainStackedModules() -> [any RestorableModuleInput] {
    screens.map { RestorableModuleInputDouble(screen: $0) }
  }

  func obtainModalModule() -> (any ModalModuleInput)? { modal }

  func obtainModalScreenName() -> String? { modalScreenName }

  func obtainTopScreenName() -> String? { topScreenName }
}

final class RestorableModuleInputDouble: RestorableModuleInput {
  private let screen: SavedState.Screen

  init(screen: SavedState.Screen) {
    self.screen = screen
  }

  func obtainSavedScreen() -> SavedState.Screen { screen }
}

final class ModalModuleInputDouble: ModalModuleInput {
  let hasUnsavedChanges: Bool
  private let draft: NoteDraft?

  init(draft: NoteDraft? = nil, hasUnsavedChanges: Bool = false) {
    self.draft = draft
    self.hasUnsavedChanges = hasUnsavedChanges
  }

  func obtainDraft() -> NoteDraft? { draft }
}
