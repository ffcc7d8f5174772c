import SharedModel

@testable import VIPERImpl

final class ReferenceModuleInputDouble: RestorableModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .reference }
}
