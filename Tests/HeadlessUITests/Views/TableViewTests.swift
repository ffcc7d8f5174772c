import HeadlessUI
import Testing

struct TableViewTests {
  private let list = TableView("list")
  private let screen: Screen
  private let source = ListSource([("One", ["a", "b!"]), (nil, []), ("Two", ["c"])])

  init() {
    screen = Screen(list)
    list.dataSource = source
    list.delegate = source
  }

  private func rows() throws -> [Element.Row] { try content().rows }

  private func content() throws -> Element.List {
    guard case .list(let content)? = screen.element("list")?.content else { throw Missing.list }
    return content
  }

  private enum Missing: Error { case list }

  // MARK: - Layout

  @Test func theDataSourceIsAskedOnlyWhenSomebodyLooksAndOnce() throws {
    list.reloadData()
    list.reloadData()
    #expect(source.diary.take() == [])
    _ = try content()
    _ = try content()
    #expect(source.diary.take() == ["cell 0.0", "cell 0.1", "cell 2.0"])
  }

  @Test func sectionsKeepTheirTitlesAndRows() throws {
    let marked = Element.Row(title: "b!", subtitle: "detail", accessory: "★", badge: "1")
    #expect(
      try content().sections == [
        .init(title: "One", rows: [.init(title: "a"), marked]), .init(title: "Two", rows: [.init(title: "c")]),
      ])
  }

  @Test func aListLooksTheSameWithoutSectionsAndWithAnEmptyOne() throws {
    source.sections = []
    let none = try content()
    source.sections = [(nil, [])]
    list.reloadData()
    #expect(try content() == none)
    list.dataSource = nil
    #expect(try content() == none)
  }

  @Test func changesShowWhenTheListIsReloaded() throws {
    _ = try content()
    source.sections[0].rows = ["y", "z"]
    #expect(try rows().map(\.title) == ["a", "b!", "c"])
    list.reloadData()
    #expect(try rows().map(\.title) == ["y", "z", "c"])
    #expect(screen.window.takeFaults() == [])
  }

  @Test func anotherDataSourceIsAskedAfresh() throws {
    _ = try content()
    let other = ListSource([(nil, ["new"])])
    list.dataSource = other
    #expect(try rows().map(\.title) == ["new"])
  }

  @Test func withoutSectionsOfItsOwnADataSourceHasOneWithoutATitle() throws {
    let plain = PlainSource()
    list.dataSource = plain
    #expect(try content().sections == [.init(title: nil, rows: [.init(title: "only")])])
  }

  private final class PlainSource: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell()
      cell.text = "only"
      return cell
    }
  }

  // MARK: - Single rows

  @Test func reloadingRowsAsksForThoseOnly() throws {
    _ = try content()
    _ = source.diary.take()
    source.sections = [("One", ["x", "y"]), (nil, []), ("Two", ["z"])]
    list.reloadRows(at: [IndexPath(row: 1), IndexPath(row: 0, section: 2)])
    #expect(source.diary.take() == ["cell 0.1", "cell 2.0"])
    #expect(try rows() == [.init(title: "a"), .init(title: "y"), .init(title: "z")])
  }

  @Test func reloadingRowsOfAListThatIsNotLaidOutAsksForNothing() throws {
    list.reloadRows(at: [IndexPath(row: 7)])
    #expect(source.diary.take() == [])
    #expect(try rows().count == 3)
  }

  // MARK: - New rows, and rows that go

  @Test func insertedRowsAreAskedForAndNoOthers() throws {
    _ = try content()
    _ = source.diary.take()
    source.sections = [("One", ["x", "a", "b!", "y", "z"]), (nil, []), ("Two", ["c", "d"])]
    let new = [IndexPath(row: 1, section: 2), IndexPath(row: 4), IndexPath(row: 0), IndexPath(row: 3)]
    list.insertRows(at: new)
    #expect(source.diary.take() == ["cell 0.0", "cell 0.3", "cell 0.4", "cell 2.1"])
    #expect(try rows().map(\.title) == ["x", "a", "b!", "y", "z", "c", "d"])
    #expect(source.diary.take() == [])
  }

  @Test func deletedRowsGoAndNoneIsAskedFor() throws {
    source.sections[0].rows += ["d", "e"]
    _ = try content()
    _ = source.diary.take()
    source.sections = [("One", ["b!", "e"]), (nil, []), ("Two", [])]
    list.deleteRows(at: [IndexPath(row: 0), IndexPath(row: 2), IndexPath(row: 0, section: 2)])
    #expect(try rows().map(\.title) == ["b!", "e"])
    #expect(source.diary.take() == [])
  }

  @Test func aRowThatComesAfterOthersHaveGoneUsesTheirCells() throws {
    _ = try content()
    source.sections[0].rows = ["b!"]
    list.deleteRows(at: [IndexPath(row: 0)])
    source.sections[0].rows = ["b!", "new"]
    list.insertRows(at: [IndexPath(row: 1)])
    #expect(
      try rows() == [
        .init(title: "b!", subtitle: "detail", accessory: "★", badge: "1"), .init(title: "new"), .init(title: "c"),
      ])
    #expect(source.cells.count == 3)
    list.reloadRows(at: [IndexPath(row: 0)])
    #expect(try rows().map(\.title) == ["b!", "new", "c"])
  }

  @Test func aListThatIsNotLaidOutAsksForAllWhenSomebodyLooks() throws {
    source.sections[0].rows = ["a", "new"]
    list.insertRows(at: [IndexPath(row: 7)])
    list.deleteRows(at: [IndexPath(row: 7)])
    #expect(source.diary.take() == [])
    #expect(try rows().map(\.title) == ["a", "new", "c"])
  }

  @Test func noRowsChangeNothing() throws {
    _ = try content()
    _ = source.diary.take()
    list.insertRows(at: [])
    list.deleteRows(at: [])
    #expect(try rows().count == 3)
    #expect(source.diary.take() == [])
  }

  @Test func aSnapshotTakenBeforeStaysAsItWas() throws {
    let before = try rows()
    source.sections[0].rows.append("new")
    list.insertRows(at: [IndexPath(row: 2)])
    #expect(before.map(\.title) == ["a", "b!", "c"])
    #expect(try rows().count == 4)
  }

  // MARK: - Faults

  private func fault(_ event: String, _ message: String) -> Fault {
    Fault(type: "ListSource", event: event, message: "The list list \(message)")
  }

  @Test func rowsThatComeOrGoWithoutAWordAreAFaultAndAreShown() throws {
    _ = try content()
    source.sections[0].rows = ["z"]
    #expect(try rows().map(\.title) == ["z", "c"])
    #expect(
      screen.window.takeFaults() == [
        fault("numberOfRowsInSection", "was updated to 2 rows in section 0, its data source has 1.")
      ])
    source.sections.append((nil, ["d"]))
    #expect(try rows().map(\.title) == ["z", "c", "d"])
    #expect(
      screen.window.takeFaults() == [
        fault("numberOfRowsInSection", "was updated to 3 sections, its data source has 4.")
      ])
    #expect(try rows().count == 3)
    #expect(screen.window.takeFaults() == [])
  }

  @Test func rowsThatTheDataSourceDoesNotHaveAreAFaultAndAreNotInserted() throws {
    _ = try content()
    list.insertRows(at: [IndexPath(row: 2)])
    #expect(try rows().map(\.title) == ["a", "b!", "c"])
    #expect(
      screen.window.takeFaults() == [
        fault("insertRows", "was updated to 3 rows in section 0, its data source has 2.")
      ])
  }

  @Test func rowsThatTheDataSourceStillHasAreAFaultAndAreNotDeleted() throws {
    _ = try content()
    list.deleteRows(at: [IndexPath(row: 1)])
    #expect(try rows().map(\.title) == ["a", "b!", "c"])
    #expect(
      screen.window.takeFaults() == [
        fault("deleteRows", "was updated to 1 rows in section 0, its data source has 2.")
      ])
  }

  @Test(arguments: ["insertRows", "deleteRows", "reloadRows"])
  func rowsThatAreNowhereAreAFault(event: String) throws {
    _ = try content()
    let nowhere = [IndexPath(row: 9, section: 7)]
    switch event {
    case "insertRows": list.insertRows(at: nowhere)
    case "deleteRows": list.deleteRows(at: nowhere)
    default: list.reloadRows(at: nowhere)
    }
    #expect(try rows().map(\.title) == ["a", "b!", "c"])
    #expect(screen.window.takeFaults() == [fault(event, "has no row 9 in section 7.")])
  }

  @Test func whatIsWrongWhileTheListIsCoveredIsToldOnceItIsInSight() throws {
    let navigation = NavigationController(rootViewController: screen.controller)
    screen.window.rootViewController = navigation
    _ = try content()
    navigation.pushViewController(ViewController(nibName: "cover"))
    list.deleteRows(at: [IndexPath(row: 1)])
    #expect(screen.window.takeFaults() == [])
    navigation.popViewController()
    #expect(try rows().map(\.title) == ["a", "b!", "c"])
    #expect(screen.window.takeFaults().map(\.event) == ["deleteRows"])
  }

  // MARK: - Cells

  @Test func cellsAreUsedAgainAndEmptied() throws {
    _ = try content()
    #expect(source.cells.count == 3)
    source.sections = [(nil, ["d", "e", "f"])]
    list.reloadData()
    #expect(try rows() == ["d", "e", "f"].map { .init(title: $0) })
    #expect(source.cells.count == 3)
    list.reloadRows(at: [IndexPath(row: 1)])
    #expect(try rows().count == 3)
    #expect(source.cells.count == 3)
  }

  @Test func aCellIsNeverInTwoRows() throws {
    _ = try content()
    source.sections[0].rows += ["d", "e"]
    list.reloadData()
    _ = try content()
    list.reloadRows(at: [IndexPath(row: 0), IndexPath(row: 1)])
    #expect(try rows().map(\.title) == ["a", "b!", "d", "e", "c"])
    #expect(source.cells.count == 5)
  }

  // MARK: - Use

  @Test(arguments: [(1, "0.0"), (2, "0.1"), (3, "2.0")])
  func rowsAreCountedThroughAllSections(number: Int, path: String) throws {
    try screen.window.perform(.selectRow(number: number, id: "list"))
    #expect(source.diary.take().last == "selected \(path)")
  }

  @Test func aRowIsSelectedByTheFirstOfItsTitle() throws {
    source.sections[2].rows = ["b!", "b!"]
    try screen.window.perform(.selectRowTitled(title: "b!", id: "list"))
    #expect(source.diary.take().last == "selected 0.1")
  }

  @Test func selectingWhatIsNotThereTellsNobody() throws {
    _ = try content()
    _ = source.diary.take()
    for number in [0, 4, -1, .min] {
      #expect(screen.refusal(of: .selectRow(number: number, id: "list")) != nil)
    }
    #expect(source.diary.take() == [])
  }

  @Test func scrolledToItsEndTheListDisplaysItsLastRow() throws {
    try screen.window.perform(.scrollToEnd(id: "list"))
    #expect(source.diary.take() == ["cell 0.0", "cell 0.1", "cell 2.0", "displays 2.0 c"])
    source.sections[2].rows = []
    list.deleteRows(at: [IndexPath(row: 0, section: 2)])
    try screen.window.perform(.scrollToEnd(id: "list"))
    #expect(source.diary.take() == ["displays 0.1 b!"])
    #expect(list.numberOfRows(inSection: 0) == 2)
  }

  @Test func aListWithoutRowsDisplaysNone() throws {
    source.sections = [(nil, [])]
    try screen.window.perform(.scrollToEnd(id: "list"))
    #expect(source.diary.take() == [])
  }

  @Test func dataSourceAndDelegateAreNotRetained() {
    weak var released: ListSource?
    do {
      let source = ListSource([])
      released = source
      list.dataSource = source
      list.delegate = source
    }
    #expect(released == nil)
  }

  @Test func aDelegateNeedNotCare() throws {
    final class Uninterested: TableViewDelegate {}
    let uninterested = Uninterested()
    list.delegate = uninterested
    try screen.window.perform(.selectRow(number: 1, id: "list"))
    try screen.window.perform(.scrollToEnd(id: "list"))
    #expect(source.diary.take() == ["cell 0.0", "cell 0.1", "cell 2.0"])
  }
}
