/// Where the screen of the places leads.
protocol PlacesRouterInput: AlertRouterInput {
  /// - Parameter pager: what Next goes through from there.
  func openPlace(_ place: PlaceItem, pager: any PagingFacadeInput)
}
