import SharedModel

/// Decides where what happens on the screen of the places leads.
final class PlacesPresenter {
  private let router: any PlacesRouterInput

  init(router: any PlacesRouterInput) {
    self.router = router
  }
}

// MARK: - PlacesViewOutput

extension PlacesPresenter: PlacesViewOutput {
  func didSelectPlace(_ place: Place, in list: PlaceList) {
    router.openPlace(place, in: list)
  }

  func didFailToRefresh() {
    router.openAlert(title: Texts.refreshFailed)
  }
}
