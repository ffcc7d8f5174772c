import SharedModel

/// From the menu to all places.
final class MenuToPlacesSegue: AppControllerSegue {
  typealias Source = MenuControllerState
  typealias Destination = PlacesControllerState

  func handOver(_ sender: Void, from source: MenuControllerState) -> PlacesMemento? {
    PlacesMemento(title: Texts.places, query: PlaceQuery())
  }
}
