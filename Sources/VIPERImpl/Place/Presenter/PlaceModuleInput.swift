import SharedModel

/// What the place module is told by whoever opens it, and can be asked for while it is open.
protocol PlaceModuleInput: RestorableModuleInput {
  /// Shows a place that is there already.
  func configureModule(place: PlaceItem)
  /// Shows a place that has to be obtained first.
  func configureModule(placeID: String)
  /// Opens the note over the place.
  ///
  /// - Parameter text: what was being written; nil to start with the saved note.
  func openNote(text: String?)
}
