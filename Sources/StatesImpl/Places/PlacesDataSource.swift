import HeadlessUI
import SharedModel

/// Provides the rows of a list of places, with marks on the favourites.
final class PlacesDataSource {
  var list: LoadedPlaces
  private let favourites: Favourites

  init(_ list: LoadedPlaces, favourites: Favourites) {
    self.list = list
    self.favourites = favourites
  }
}

// MARK: - TableViewDataSource

extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.places.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    let place = list.places[indexPath.row]
    cell.text = place.name
    cell.detailText = place.summary
    if favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
}
