import HeadlessUI
import SharedModel

/// Fills the rows with quarters.
final class QuartersDataSource {
  var quarters: [Quarter] = []
}

// MARK: - TableViewDataSource

extension QuartersDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    quarters.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let quarter = quarters[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = quarter.name
    cell.detailText = quarter.summary
    return cell
  }
}
