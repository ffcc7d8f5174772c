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

  @Test func everyRowCountsEachTimeItIsLaidOut() {
    navigation.pushViewController(DiaryViewController("screen", diary, content: [list]))
    list.dataSource = source
    #expect(app.laidOutRows(ofList: "list") == 0)
    _ = app.snapshot
    _ = app.snapshot
    #expect(app.laidOutRows(ofList: "list") == 3)
    list.reloadRows(at: [IndexPath(row: 1)])
    #expect(app.laidOutRows(ofList: "list") == 4)
    navigation.pushViewController(ViewController())
    list.reloadRows(at: [IndexPath(row: 2)])
    #expect(app.laidOutRows(ofList: "list") == 5)
    #expect(app.laidOutRows(ofList: "other") == 0)
  }

  @Test func aScreenThatWasNeverShownIsNotLoadedForIt() {
    let below = DiaryViewController("below", diary, content: [list])
    navigation.setViewControllers([below, ViewController()])
    #expect(app.laidOutRows(ofList: "list") == 0)
    #expect(diary.take() == [])
    #expect(below.viewIfLoaded == nil)
  }
}
