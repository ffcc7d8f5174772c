import HeadlessUI
import SharedModel

/// Lists the places in the current state, and marks the favourites.
final class PlacesDataSource {
  private let store: Store<PlacesState, PlacesAction>

  init(store: Store<PlacesState, PlacesAction>) {
    self.store = store
  }
}

// MARK: - TableViewDataSource

extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.state?.list.places.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let list = store.state?.list else { return cell }
    let place = list.places[indexPath.row]
    cell.text = place.name
    cell.detailText = place.summary
    if list.favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}
