import SharedModel

/// From a list to one of its places, which shares the list.
final class PlacesToPlaceSegue: AppControllerSegue {
  typealias Source = PlacesControllerState
  typealias Destination = PlaceControllerState

  func handOver(_ place: Place, from source: PlacesControllerState) -> PlaceMemento? {
    PlaceMemento(place: place, list: source.memento.list)
  }
}
