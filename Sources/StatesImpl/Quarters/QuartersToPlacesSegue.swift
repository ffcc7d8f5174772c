import SharedModel

/// From a quarter to its places, with the quarter's name as their title.
final class QuartersToPlacesSegue: AppControllerSegue {
  typealias Source = QuartersControllerState
  typealias Destination = PlacesControllerState

  func handOver(_ quarter: Quarter, from source: QuartersControllerState) -> PlacesMemento? {
    PlacesMemento(title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
  }
}
