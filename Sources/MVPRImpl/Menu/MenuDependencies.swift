import SharedModel

/// What the menu module needs of what the modules share, for itself and for those that it opens.
protocol MenuDependencies: QuartersDependencies, PlacesDependencies, ReferenceDependencies {
  var session: any UserSession { get }
  var favourites: any FavouriteCounting { get }
  var cover: any CoverService { get }
}
