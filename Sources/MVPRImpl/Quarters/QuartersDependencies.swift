import SharedModel

/// The shared dependencies of the quarters module and of the places that it opens.
protocol QuartersDependencies: PlacesDependencies {
  var quarters: any QuartersService { get }
}
