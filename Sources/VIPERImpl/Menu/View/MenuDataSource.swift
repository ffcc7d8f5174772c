import HeadlessUI

/// Lists the parts of the guide.
final class MenuDataSource {
  var rows: [MenuRowViewModel] = []
}

// MARK: - TableViewDataSource

extension MenuDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.badge = row.badge
    return cell
  }
}
