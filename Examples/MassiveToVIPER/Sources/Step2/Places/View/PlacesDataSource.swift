import HeadlessUI

/// Lists places.
final class PlacesDataSource {
  var rows: [PlacesViewModel.Row] = []
}

// MARK: - TableViewDataSource

extension PlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.detailText = row.subtitle
    cell.accessory = row.accessory
    return cell
  }
}
