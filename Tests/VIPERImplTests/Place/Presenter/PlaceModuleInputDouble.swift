import SharedModel

@testable import VIPERImpl

final class PlaceModuleInputDouble: @MainActor PlaceModuleInput {
  private(set) var places: [PlaceItem] = []

  func configureModule(place: PlaceItem) {
    places.append(place)
  }

  func configureModule(placeID: String) {}

  func openNote(text: String?) {}

  func obtainSavedScreen() -> SavedState.Screen { .place(id: "") }
}
