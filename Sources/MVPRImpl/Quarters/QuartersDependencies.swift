import SharedModel

/// What the quarters module needs of what the modules share, for itself and for the places that it opens.
protocol QuartersDependencies: PlacesDependencies {
  var quarters: any QuartersService { get }
}
