import SharedModel
import Testing

@testable import Step2

/// Tests decisions and words, without a screen and without a service.
struct PlacesPresenterTests {
  private let interactor = InteractorDouble()
  private let view = ViewDouble()
  private let presenter: PlacesPresenter

  init() {
    presenter = PlacesPresenter(interactor: interactor, router: RouterDouble())
    presenter.view = view
    presenter.didTriggerViewReady()
  }

  // snippet.failure
  @Test("A load that fails is put into words", arguments: [ServiceError.offline, .serverError])
  func failure(error: ServiceError) {
    presenter.didFailToObtainPlaces(error)
    #expect(view.errors == [error == .offline ? Texts.noConnection : Texts.somethingWentWrong])
    #expect(!view.isSpinning)
  }
  // snippet.end

  @Test("While the first page loads, a pull asks for nothing")
  func pull() {
    presenter.didPullToRefresh()
    #expect(interactor.obtained == 1)
  }
}

private final class InteractorDouble: PlacesInteractorInput {
  private(set) var obtained = 0

  func observeFavourites() {}
  func isFavourite(placeID: String) -> Bool { false }
  func obtainPlaces(_ query: PlaceQuery) { obtained += 1 }
  func searchPlaces(_ query: PlaceQuery) {}
  func obtainMorePlaces() {}
}

private final class RouterDouble: PlacesRouterInput {
  func openPlace(id: String, pager: any PagingFacadeInput) {}
  func openAlert(title: String) {}
}

private final class ViewDouble: PlacesViewInput {
  private(set) var errors: [String] = []
  private(set) var isSpinning = false

  func showTitle(_ text: String) {}
  func showQuery(_ text: String) {}
  func showSpinner() { isSpinning = true }
  func hideSpinner() { isSpinning = false }
  func endRefreshing() {}
  func showPlaces(_ places: PlacesViewModel) {}
  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?) {}
  func removeRow(at index: Int, emptyText: String?) {}
  func updateRow(_ row: PlacesViewModel.Row, at index: Int) {}
  func showMore(_ title: String, isEnabled: Bool) {}
  func hideMore() {}
  func showError(_ text: String) { errors.append(text) }
  func hideError() {}
}
