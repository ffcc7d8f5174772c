import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct QuartersDataSourceTests {
  private let service = QuartersServiceDouble()
  private let table = TableView("list")
  private let list: QuarterList
  private let dataSource: QuartersDataSource

  init() {
    list = QuarterList(order: .name, service: service)
    dataSource = QuartersDataSource(list: list)
    table.dataSource = dataSource
  }

  @Test("A row shows name and summary, in the order of the list; without quarters there are none")
  func rows() throws {
    #expect(table.layoutIfNeeded() == [Element.Section(rows: [])])
    list.load()
    try service.requests[0].answer(.success(.unsorted))
    table.reloadData()
    let rows = [
      Element.Row(title: "Alfama", subtitle: "Steep"), Element.Row(title: "Belém", subtitle: "Wide"),
      Element.Row(title: "Chiado", subtitle: "Busy"),
    ]
    #expect(table.layoutIfNeeded() == [Element.Section(rows: rows)])
  }
}
