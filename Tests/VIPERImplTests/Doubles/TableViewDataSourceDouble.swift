import HeadlessUI

/// Counts how often each row of a list is laid out.
final class TableViewDataSourceDouble: TableViewDataSource {
  private(set) var paths: [IndexPath] = []
  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    paths.append(indexPath)
    return tableView.dequeueReusableCell()
  }
}
