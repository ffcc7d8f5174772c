import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct PlacesDataSourceTests {
  private let list = TableView("list")
  private let dataSource = PlacesDataSource()

  private var cells: [TableViewCell] {
    (0..<dataSource.tableView(list, numberOfRowsInSection: 0)).map { row in
      dataSource.tableView(list, cellForRowAt: IndexPath(row: row))
    }
  }

  @Test("Before there are places there are no rows")
  func empty() {
    #expect(cells.isEmpty)
  }

  @Test("A favourite that is not listed is nowhere")
  func notListed() {
    dataSource.places = [.maat]
    #expect(dataSource.indexPaths(of: ["torre"]).isEmpty)
    #expect(dataSource.indexPaths(of: []).isEmpty)
  }

  @Test("Places are found by their ids, wherever they are listed")
  func indexPaths() {
    dataSource.places = [.aljube, .fado, .maat]
    #expect(dataSource.indexPaths(of: ["maat", "torre", "aljube"]) == [IndexPath(row: 0), IndexPath(row: 2)])
  }

  @Test("A row shows name and summary, in the order given, and the mark if it is a favourite's")
  func rows() {
    dataSource.places = [.maat, .aljube]
    dataSource.favouriteIDs = ["aljube", "torre"]
    #expect(cells.map(\.text) == ["MAAT", "Aljube"])
    #expect(cells.map(\.detailText) == ["White", "Grave"])
    #expect(cells.map(\.accessory) == [nil, "★"])
  }
}
