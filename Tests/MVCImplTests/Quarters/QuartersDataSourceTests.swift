import AppDoubles
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct QuartersDataSourceTests {
  @Test("A row shows name and summary, in the order of the quarters; without quarters there are none")
  func rows() {
    let list = TableView("list")
    let dataSource = QuartersDataSource()
    list.dataSource = dataSource
    #expect(list.layoutIfNeeded() == [Element.Section(rows: [])])
    dataSource.quarters = .unsorted
    list.reloadData()
    let rows = [
      Element.Row(title: "Belém", subtitle: "Wide"), Element.Row(title: "Chiado", subtitle: "Busy"),
      Element.Row(title: "Alfama", subtitle: "Steep"),
    ]
    #expect(list.layoutIfNeeded() == [Element.Section(rows: rows)])
  }
}
