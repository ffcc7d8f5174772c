import SharedModel
import UIKit

/// The screen of a place, as far as the list of places has to know it.
final class PlaceViewController: UIViewController {
  struct Dependencies {}

  init(place: Place, in list: PlaceList, dependencies: Dependencies) {
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The screen is made in code.")
  }
}
