import SharedModel

/// What the places module is told by whoever opens it, and can be asked for while it is open.
protocol PlacesModuleInput: RestorableModuleInput {
  func configureModule(title: String, query: PlaceQuery)
}
