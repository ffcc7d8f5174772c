import HeadlessUI
import SharedModel

/// Lists the places of a list as far as they are loaded, and marks the favourites among them.
final class PlacesDataSource {
  var list: PlaceList
  private let favourites: Favourites

  init(list: PlaceList, favourites: Favourites) {
    self.list = list
    self.favourites = favourites
  }
}

// MARK: - TableViewDataSource

// snippet.filling
extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.places.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let place = list.places[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = place.name
    cell.detailText = place.summary
    if favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}
// snippet.end
