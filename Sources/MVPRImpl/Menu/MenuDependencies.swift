import SharedModel

/// The shared dependencies of the menu module and of the modules that it opens.
protocol MenuDependencies: QuartersDependencies, PlacesDependencies, ReferenceDependencies {
  var session: any UserSession { get }
  var cover: any CoverService { get }
}
