/// Navigates from a note's screen.
protocol NoteRouting: QuestionRouting {
  /// Goes back to the place.
  func close()
  /// Goes back to the place, and then reports that it is gone.
  func closeAndReportPlaceGone()
}
