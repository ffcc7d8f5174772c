/// The screens that the list of places leads to.
protocol PlacesRouterInput: AnyObject {
  /// - Parameter pager: what Next goes through from there.
  func openPlace(id: String, pager: any PagingFacadeInput)
  /// Shows an alert with only an OK button. If something is presented already, the alert is dropped.
  func openAlert(title: String)
}
