import SharedModel

@testable import VIPERImpl

final class QuartersModuleInputDouble: @MainActor QuartersModuleInput {
  func configureModule(order: QuarterOrder) {}

  func obtainSavedScreen() -> SavedState.Screen { .quarters(order: .priority) }
}
