import HeadlessUI

/// Lists quarters.
final class QuartersDataSource {
  var rows: [QuartersViewModel.Row] = []
}

// MARK: - TableViewDataSource

extension QuartersDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.detailText = row.subtitle
    return cell
  }
}
