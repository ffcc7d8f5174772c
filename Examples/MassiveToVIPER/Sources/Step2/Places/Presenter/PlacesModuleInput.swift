import SharedModel

/// Sets what the places module shows; the inherited part says how to open it again.
protocol PlacesModuleInput: RestorableModuleInput {
  func configureModule(title: String, query: PlaceQuery)
}
