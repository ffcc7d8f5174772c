import HeadlessUI
import SharedModel

/// Lists the places of a list as far as they are loaded, and marks the favourites among them.
final class PlacesDataSource {
  /// What is listed; nothing while there is no list.
  var list: LoadedPlaces?
  private let favourites: Favourites

  init(favourites: Favourites) {
    self.favourites = favourites
  }
}

// MARK: - TableViewDataSource

extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list?.places.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let place = list?.places[indexPath.row] else { return cell }
    cell.text = place.name
    cell.detailText = place.summary
    if favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}
