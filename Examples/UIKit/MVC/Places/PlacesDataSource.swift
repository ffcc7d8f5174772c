import Layout
import SharedModel
import UIKit

/// Lists the places of a list as far as they are loaded, and marks the favourites among them.
final class PlacesDataSource: NSObject {
  var list: PlaceList
  private let favourites: Favourites

  init(list: PlaceList, favourites: Favourites) {
    self.list = list
    self.favourites = favourites
  }
}

// MARK: - UITableViewDataSource

// snippet.filling
extension PlacesDataSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.places.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let place = list.places[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: PlacesLayout.cellIdentifier, for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = place.name
    content.secondaryText = place.summary
    cell.contentConfiguration = content
    cell.showAccessory(favourites.contains(place.id) ? Texts.favouriteMark : nil)
    return cell
  }
}
// snippet.end
