import HeadlessUI
import Testing

struct LayoutCountingTests {
  private let diary = Diary()
  private let navigation = NavigationController(rootViewController: ViewController())
  private let app: Application
  private let list = TableView("list")
  private let source = ListSource([(nil, ["a", "b", "c"])])

  init() {
    app = Application(delegate: WindowFiller(root: navigation, diary: diary))
    _ = diary.take()
  }

  private func rows(of id: String) -> Int { app.laidOutRows(ofList: id).values.reduce(0, +) }

  @Test func aListThatIsMadeAnewHasANumberOfItsOwn() {
    func show() -> [Int: Int] {
      let list = TableView("list")
      list.dataSource = source
      navigation.setViewControllers([DiaryViewController("screen", diary, content: [list])])
      _ = app.snapshot
      return app.laidOutRows(ofList: "list")
    }
    let (first, second) = (show(), show())
    #expect(first.map(\.value) == [3])
    #expect(second.map(\.value) == [3])
    #expect(first.keys != second.keys)
  }

  @Test func everyRowCountsEachTimeItIsLaidOut() {
    navigation.pushViewController(DiaryViewController("screen", diary, content: [list]))
    list.dataSource = source
    #expect(rows(of: "list") == 0)
    _ = app.snapshot
    _ = app.snapshot
    #expect(rows(of: "list") == 3)
    list.reloadRows(at: [IndexPath(row: 1)])
    #expect(rows(of: "list") == 4)
    navigation.pushViewController(ViewController())
    list.reloadRows(at: [IndexPath(row: 2)])
    #expect(rows(of: "list") == 5)
    #expect(rows(of: "other") == 0)
  }

  @Test func aScreenThatWasNeverShownIsNotLoadedForIt() {
    let below = DiaryViewController("below", diary, content: [list])
    navigation.setViewControllers([below, ViewController()])
    #expect(rows(of: "list") == 0)
    #expect(diary.take() == [])
    #expect(below.viewIfLoaded == nil)
  }
}
