/// From a place to the one that follows in its list.
final class PlaceToPlaceSegue: AppControllerSegue {
  typealias Source = PlaceControllerState
  typealias Destination = PlaceControllerState

  func handOver(from source: PlaceControllerState) -> PlaceMemento? {
    source.nextPlace.map { PlaceMemento(place: $0, list: source.memento.list) }
  }
}
