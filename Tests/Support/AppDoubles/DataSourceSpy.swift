package import HeadlessUI

/// Forwards to another data source, and records the rows that a list asks for.
package final class DataSourceSpy: TableViewDataSource {
  package var laidOut: [IndexPath] = []
  private let dataSource: any TableViewDataSource

  package init(watching dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  /// Replaces the data source of the list that the window shows, and records from the next layout on.
  package convenience init?(in window: Window) {
    let lists = window.rootViewController?.view.subviews.lazy.compactMap { $0 as? TableView }
    guard let list = lists?.first, let dataSource = list.dataSource else { return nil }
    self.init(watching: dataSource)
    list.dataSource = self
    _ = window.snapshot
    laidOut = []
  }

  package func numberOfSections(in tableView: TableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    laidOut.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }
}
