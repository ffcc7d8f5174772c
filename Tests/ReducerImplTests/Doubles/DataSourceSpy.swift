import HeadlessUI

/// Answers as another data source does, and keeps which rows were asked for.
final class DataSourceSpy: TableViewDataSource {
  var laidOut: [IndexPath] = []
  private let dataSource: any TableViewDataSource

  init(watching dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  func numberOfSections(in tableView: TableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    laidOut.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }
}
