import HeadlessUI
import Testing

/// Passes on what a list asks of its data source, and keeps which rows it asked for.
final class TableViewDataSourceWitness: TableViewDataSource {
  var paths: [IndexPath] = []
  private let dataSource: any TableViewDataSource

  init(_ dataSource: any TableViewDataSource) {
    self.dataSource = dataSource
  }

  /// Stands between the list that the window shows, whose rows are laid out, and its data source from now on.
  convenience init(in window: Window) throws {
    let view = try #require(window.rootViewController?.view)
    let list = try #require(view.subviews.lazy.compactMap { $0 as? TableView }.first)
    self.init(try #require(list.dataSource))
    list.dataSource = self
    _ = window.snapshot
    #expect(!paths.isEmpty)
    paths = []
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    paths.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }
}
