import HeadlessUI
import Testing

/// Answers as another data source does, and keeps which rows were asked for.
final class DataSourceSpy: TableViewDataSource {
  var laidOut: [IndexPath] = []
  private let dataSource: any TableViewDataSource

  init(watching dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  /// Watches the list that the window shows, whose rows are laid out, from now on.
  convenience init(in window: Window) throws {
    let view = try #require(window.rootViewController?.view)
    let list = try #require(view.subviews.lazy.compactMap { $0 as? TableView }.first)
    self.init(watching: try #require(list.dataSource))
    list.dataSource = self
    _ = window.snapshot
    #expect(!laidOut.isEmpty)
    laidOut = []
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
