/// Where the screen of a note can lead.
protocol NoteRouting: AnyObject {
  func showAlert(title: String, button: String)
  /// Shows an alert, and says when the user has closed it.
  func showAlert(title: String, button: String, didClose: @escaping () -> Void)
  /// Shows an alert with a choice, and says when the user has agreed.
  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void)
  /// Leads back to the place.
  func close()
  /// Leads back to the place, which is gone.
  func closeAsPlaceIsGone()
}
