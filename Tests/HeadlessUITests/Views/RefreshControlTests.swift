import HeadlessUI
import Testing

struct RefreshControlTests {
  private final class Target {
    let diary: Diary

    init(diary: Diary) { self.diary = diary }

    func act() { diary.note("pulled") }
  }

  private let diary = Diary()
  private let target: Target
  private let list = TableView("list")
  private let refreshControl = RefreshControl()
  private let screen: Screen

  init() {
    target = Target(diary: diary)
    list.refreshControl = refreshControl
    refreshControl.addTarget(target, action: Target.act, for: .valueChanged)
    screen = Screen(list)
  }

  private var isRefreshing: Bool {
    screen.element("list")?.content == .list(.init(sections: [], isRefreshing: true))
  }

  @Test func pullingShowsThatTheListRefreshesAndTellsTheTarget() throws {
    #expect(!isRefreshing)
    try screen.window.perform(.pullToRefresh(id: "list"))
    #expect(isRefreshing)
    #expect(diary.take() == ["pulled"])
  }

  @Test func pullingAgainMeanwhileTellsNobody() throws {
    try screen.window.perform(.pullToRefresh(id: "list"))
    try screen.window.perform(.pullToRefresh(id: "list"))
    #expect(diary.take() == ["pulled"])
    #expect(isRefreshing)
  }

  @Test func itCanBePulledAgainWhenTheAnswerHasCome() throws {
    try screen.window.perform(.pullToRefresh(id: "list"))
    refreshControl.endRefreshing()
    #expect(!isRefreshing)
    try screen.window.perform(.pullToRefresh(id: "list"))
    #expect(diary.take() == ["pulled", "pulled"])
  }

  @Test func aListWithoutItCantBePulled() throws {
    list.refreshControl = nil
    let element = try #require(screen.element("list"))
    #expect(
      screen.refusal(of: .pullToRefresh(id: "list")) == .wrongKind(element, needed: "list that can be pulled"))
  }
}
