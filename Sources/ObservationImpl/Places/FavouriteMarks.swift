import Observation
import SharedModel

/// The favourites of the shared model, made observable place by place, so that a change affects one cell.
///
/// `@Observable` would track all of them as one property.
final class FavouriteMarks: Observable {
  private let favourites: Favourites
  private let registrar = ObservationRegistrar()
  private var observation: Cancellable?

  init(_ favourites: Favourites) {
    self.favourites = favourites
    observation = favourites.observe { [weak self] in self?.favouriteDidChange($0) }
  }

  // snippet.key
  /// Whether a place is a favourite.
  subscript(id: Place.ID) -> Bool {
    registrar.access(self, keyPath: \.[id])
    return favourites.contains(id)
  }

  private func favouriteDidChange(_ id: Place.ID) {
    registrar.withMutation(of: self, keyPath: \.[id]) {}
  }
  // snippet.end
}
