/// Where the screen of a note can lead.
protocol NoteRouting: QuestionRouting {
  /// Leads back to the place.
  func close()
  /// Leads back to the place, which is gone.
  func closeAsPlaceIsGone()
}
