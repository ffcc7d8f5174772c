import SharedModel

/// What the place module is told by whoever opens it, and can be asked for while it is open.
protocol PlaceModuleInput: RestorableModuleInput {
  /// Shows a place that is there already.
  ///
  /// - Parameter listID: the number of the list that it is in.
  func configureModule(place: PlaceItem, listID: Int)
  /// Shows a place that has to be obtained first.
  ///
  /// - Parameter query: what Next goes through.
  func configureModule(placeID: String, query: PlaceQuery)
  /// Opens the note over the place.
  ///
  /// - Parameter text: what was being written; nil to start with the saved note.
  func openNote(text: String?)
}
