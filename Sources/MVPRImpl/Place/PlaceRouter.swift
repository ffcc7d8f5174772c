import HeadlessUI
import SharedModel

/// Navigates from a place to the next one, to its note, and back.
final class PlaceRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let dependencies: any PlaceDependencies

  init(dependencies: any PlaceDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - PlaceRouting

extension PlaceRouter: PlaceRouting {
  var isOnTop: Bool { viewController.map { $0.navigationController?.topViewController === $0 } ?? false }

  func openPlace(_ place: Place, in list: any PlaceSequence) {
    let next = PlaceBuilder(dependencies: dependencies).build(place: place, in: list)
    viewController?.navigationController?.pushViewController(next)
  }

  func openNote(placeID: Place.ID, text: String?, didFindPlaceGone: @escaping () -> Void) {
    let note = NoteBuilder(dependencies: dependencies)
      .build(placeID: placeID, text: text, didFindPlaceGone: didFindPlaceGone)
    viewController?.present(note)
  }

  func dismissPresented() {
    viewController?.dismiss()
  }

  func close() {
    viewController?.navigationController?.popViewController()
  }
}
