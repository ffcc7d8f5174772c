import HeadlessUI
import SharedModel

/// Lists places and marks the favourites among them.
final class PlacesDataSource {
  var places: [Place] = []
  var favouriteIDs: Set<Place.ID> = []

  /// Where the places of these ids are listed; those that aren't are left out.
  func indexPaths(of ids: Set<Place.ID>) -> [IndexPath] {
    places.indices.filter { ids.contains(places[$0].id) }.map { IndexPath(row: $0) }
  }
}

// MARK: - TableViewDataSource

extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let place = places[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = place.name
    cell.detailText = place.summary
    if favouriteIDs.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}
