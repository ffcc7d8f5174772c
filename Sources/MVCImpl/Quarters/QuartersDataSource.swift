import HeadlessUI
import SharedModel

/// Fills the rows with quarters.
final class QuartersDataSource {
  private let list: QuarterList

  init(list: QuarterList) {
    self.list = list
  }
}

// MARK: - TableViewDataSource

extension QuartersDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let quarter = list.items[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = quarter.name
    cell.detailText = quarter.summary
    return cell
  }
}
