import SharedModel

/// Configures the place module, and says how to open it again.
protocol PlaceModuleInput: RestorableModuleInput {
  /// Shows a place that is already obtained.
  func configureModule(place: PlaceItem)
  /// Shows a place that has to be obtained first.
  func configureModule(placeID: String)
  /// Opens the note over the place.
  ///
  /// - Parameter text: the unsaved text; `nil` to start with the saved note.
  func openNote(text: String?)
}
