import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct ReferenceDataSourceTests {
  private let service = ArticlesServiceDouble()
  private let list = TableView("list")
  private let book: ReferenceBook
  private let dataSource: ReferenceDataSource

  init() {
    book = ReferenceBook(service: service)
    dataSource = ReferenceDataSource(book: book)
    list.dataSource = dataSource
  }

  @Test("Each category is a section, with a row for each of its articles")
  func sections() throws {
    #expect(list.layoutIfNeeded() == [])
    book.load()
    try service.requests[0].answer(.success(.book))
    list.reloadData()
    let around = ["Trams", "Hills"].map { Element.Row(title: $0) }
    let eating = Element.Section(title: "Eating", rows: [Element.Row(title: "Coffee")])
    #expect(list.layoutIfNeeded() == [Element.Section(title: "Getting around", rows: around), eating])
    #expect(dataSource.article(at: IndexPath(row: 1, section: 0)) == .hills)
    #expect(dataSource.article(at: IndexPath(row: 0, section: 1)) == .coffee)
  }
}
