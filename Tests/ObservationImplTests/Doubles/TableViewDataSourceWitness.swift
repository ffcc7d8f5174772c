import HeadlessUI

/// Passes on what a list asks of its data source, and keeps which rows it asked for.
final class TableViewDataSourceWitness: TableViewDataSource {
  var paths: [IndexPath] = []
  private let dataSource: any TableViewDataSource

  init(_ dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    paths.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }
}
