import SharedModel

@testable import VIPERImpl

final class PlacesModuleInputDouble: @MainActor PlacesModuleInput {
  private(set) var titles: [String] = []
  private(set) var queries: [PlaceQuery] = []

  func configureModule(title: String, query: PlaceQuery) {
    titles.append(title)
    queries.append(query)
  }

  func obtainSavedScreen() -> SavedState.Screen { .quarters(order: .priority) }
}
