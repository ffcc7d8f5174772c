import SharedModel

/// Configures the places module, and says how to open it again.
protocol PlacesModuleInput: RestorableModuleInput {
  func configureModule(title: String, query: PlaceQuery)
}
