import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

struct ReferenceDataSourceTests {
  @Test("Articles stand in the sections of their categories")
  func sections() {
    let (list, dataSource) = (TableView("list"), ReferenceDataSource())
    dataSource.categories = ArticleCategory.grouped(.book)
    #expect(dataSource.numberOfSections(in: list) == 2)
    let titles = (0..<2).map { dataSource.tableView(list, titleForHeaderInSection: $0) }
    #expect(titles == ["Getting around", "Eating"])
    #expect((0..<2).map { dataSource.tableView(list, numberOfRowsInSection: $0) } == [2, 1])
    #expect(dataSource.tableView(list, cellForRowAt: IndexPath(row: 1, section: 0)).text == "Hills")
  }
}
