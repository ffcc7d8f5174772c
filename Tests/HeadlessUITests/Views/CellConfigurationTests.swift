import Testing

@testable import HeadlessUI

struct CellConfigurationTests {
  /// A data source whose cells show counters, each by a handler.
  private final class CounterSource: TableViewDataSource {
    var counters = (0..<3).map { _ in Counter() }
    let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counters.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let (cell, counter) = (tableView.dequeueReusableCell(), counters[indexPath.row])
      cell.configurationUpdateHandler = { [diary] cell in
        diary.note("row \(indexPath.row)")
        cell.text = "\(counter.count)"
      }
      return cell
    }
  }

  private let window = Window()
  private let list = TableView("list")
  private let diary = Diary()
  private let source: CounterSource
  private let screen: CounterViewController

  init() {
    source = CounterSource(diary)
    screen = CounterViewController(Counter(), diary, content: [list])
    list.dataSource = source
    window.isObservationTrackingEnabled = true
    window.rootViewController = screen
    _ = diary.take()
  }

  private func rows() -> [String] {
    let content = window.snapshot.screen.elements.first { $0.id == "list" }?.content
    return if case .list(let list) = content { list.rows.map(\.title) } else { [] }
  }

  @Test func aHandlerFillsItsCellAndAgainWhenWhatItReadHasChanged() {
    #expect(rows() == ["0", "0", "0"])
    #expect(diary.take() == ["row 0", "row 1", "row 2"])
    source.counters[1].count = 4
    source.counters[1].count = 5
    #expect(diary.take() == [])
    #expect(rows() == ["0", "5", "0"])
    #expect(rows() == ["0", "5", "0"])
    #expect(diary.take() == ["row 1"])
    source.counters[1].count = 6
    #expect(rows() == ["0", "6", "0"])
    #expect(list.laidOutRows == 5)
  }

  @Test func anInsertedCellIsTrackedByItselfAndNotByTheScreenThatInsertedIt() {
    _ = rows()
    screen.showsMore = { [source, list] _ in
      guard source.counters.count == 3 else { return }
      source.counters.append(Counter())
      list.insertRows(at: [IndexPath(row: 3)])
    }
    screen.setNeedsUpdateProperties()
    #expect(rows().count == 4)
    _ = diary.take()
    source.counters[3].count = 1
    #expect(rows() == ["0", "0", "0", "1"])
    #expect(diary.take() == ["row 3"])
    #expect(list.laidOutRows == 5)
  }

  @Test func aReusedCellIsFreeOfItsFormerRow() {
    _ = rows()
    let former = source.counters.remove(at: 0)
    list.deleteRows(at: [IndexPath(row: 0)])
    source.counters.append(Counter())
    list.insertRows(at: [IndexPath(row: 2)])
    _ = rows()
    _ = diary.take()
    former.count = 1
    #expect(rows() == ["0", "0", "0"])
    #expect(diary.take() == [])
  }

  @Test func aCellThatWaitsForReuseKeepsNothingOfItsRow() {
    _ = rows()
    weak let former = source.counters[0]
    source.counters.remove(at: 0)
    list.deleteRows(at: [IndexPath(row: 0)])
    #expect(former == nil)
  }

  @Test func aCoveredListWaitsUntilItComesBack() {
    let navigation = NavigationController(rootViewController: screen)
    window.rootViewController = navigation
    _ = rows()
    navigation.pushViewController(DiaryViewController("top", Diary()))
    _ = diary.take()
    source.counters[2].count = 2
    _ = window.snapshot
    #expect(diary.take() == [])
    navigation.popViewController()
    #expect(rows() == ["0", "0", "2"])
    #expect(diary.take().last == "row 2")
  }

  @Test func aWindowThatTracksNothingLetsItRunOnce() {
    window.isObservationTrackingEnabled = false
    #expect(rows() == ["0", "0", "0"])
    source.counters[0].count = 1
    #expect(rows() == ["0", "0", "0"])
    #expect(diary.take() == ["row 0", "row 1", "row 2"])
  }

  @Test func aCellIsNotKeptAliveByWhatItRead() {
    weak var cell: TableViewCell?
    let counter = source.counters[0]
    do {
      let list = TableView("other")
      list.dataSource = source
      list.layoutIfNeeded()
      cell = source.tableView(list, cellForRowAt: IndexPath(row: 0))
    }
    #expect(cell == nil)
    counter.count = 1
  }
}
