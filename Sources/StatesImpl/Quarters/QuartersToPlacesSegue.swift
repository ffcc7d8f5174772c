import SharedModel

/// From a quarter to its places, under its name.
final class QuartersToPlacesSegue: AppControllerSegue {
  typealias Source = QuartersControllerState
  typealias Destination = PlacesControllerState

  func handOver(from source: QuartersControllerState) -> PlacesMemento? {
    source.selectedQuarter.map { PlacesMemento(title: $0.name, query: PlaceQuery(quarterID: $0.id)) }
  }
}
