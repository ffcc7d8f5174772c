import SharedModel

/// From a place to the next one in its list.
final class PlaceToPlaceSegue: AppControllerSegue {
  typealias Source = PlaceControllerState
  typealias Destination = PlaceControllerState

  func handOver(_ next: Place, from source: PlaceControllerState) -> PlaceMemento? {
    PlaceMemento(place: next, list: source.memento.list)
  }
}
