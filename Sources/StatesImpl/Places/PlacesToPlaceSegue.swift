/// From a list to one of its places, which shares the list.
final class PlacesToPlaceSegue: AppControllerSegue {
  typealias Source = PlacesControllerState
  typealias Destination = PlaceControllerState

  func handOver(from source: PlacesControllerState) -> PlaceMemento? {
    guard let place = source.selectedPlace, let list = source.memento.list else { return nil }
    return PlaceMemento(place: place, list: list)
  }
}
