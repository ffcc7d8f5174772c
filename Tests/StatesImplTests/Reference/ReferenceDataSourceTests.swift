import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceDataSourceTests {
  private let list = TableView("list")
  private let dataSource = ReferenceDataSource()

  @Test("Before there are articles there are no sections")
  func empty() {
    #expect(dataSource.numberOfSections(in: list) == 0)
  }

  @Test("A section has its category's name and a row for each of its articles, with the title only")
  func sections() {
    dataSource.categories = ArticleCategory.grouped(.book)
    #expect(dataSource.numberOfSections(in: list) == 2)
    let sections = 0..<2
    #expect(
      sections.map { dataSource.tableView(list, titleForHeaderInSection: $0) } == ["Getting around", "Eating"])
    #expect(sections.map { dataSource.tableView(list, numberOfRowsInSection: $0) } == [2, 1])
    let cell = dataSource.tableView(list, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.text == "Hills")
    #expect(cell.detailText == nil)
  }

  @Test("A row stands for its article")
  func article() {
    dataSource.categories = ArticleCategory.grouped(.book)
    #expect(dataSource.article(at: IndexPath(row: 1, section: 0)) == .hills)
    #expect(dataSource.article(at: IndexPath(row: 0, section: 1)) == .coffee)
  }
}
