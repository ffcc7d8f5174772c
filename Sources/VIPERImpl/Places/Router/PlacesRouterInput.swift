/// The routes from the screen of the places.
protocol PlacesRouterInput: AlertRouterInput {
  /// - Parameter pager: the places that Next goes through from there.
  func openPlace(_ place: PlaceItem, pager: any PagingFacadeInput)
}
