import HeadlessUI

/// Stands before a list's data source, and remembers which rows were laid out.
final class DataSourceSpy: TableViewDataSource {
  private let dataSource: any TableViewDataSource
  private(set) var rows: [Int] = []

  init(_ dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    rows.append(indexPath.row)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }
}
