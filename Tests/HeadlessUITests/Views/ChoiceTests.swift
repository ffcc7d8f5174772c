import HeadlessUI
import Testing

struct ChoiceTests {
  private final class Target {
    let diary: Diary

    init(diary: Diary) { self.diary = diary }

    func act() { diary.note("changed") }
  }

  private let diary = Diary()
  private let target: Target
  private let order = SegmentedControl("order", segments: ["Priority", "A–Z"])
  private let toggle = Switch("favourite")
  private let screen: Screen

  init() {
    target = Target(diary: diary)
    screen = Screen(order, toggle)
    order.addTarget(target, action: Target.act, for: .valueChanged)
    toggle.addTarget(target, action: Target.act, for: .valueChanged)
  }

  @Test func theFirstSegmentIsChosenAtFirst() {
    #expect(screen.element("order")?.content == .segmentedControl(segments: ["Priority", "A–Z"], selected: 0))
    #expect(screen.element("order")?.text == "Priority")
  }

  @Test func choosingTellsTheTarget() throws {
    try screen.window.perform(.choose(segment: "A–Z", id: "order"))
    #expect(diary.take() == ["changed"])
    #expect(order.selectedSegmentIndex == 1)
  }

  @Test func choosingTheChosenSegmentTellsNobody() throws {
    try screen.window.perform(.choose(segment: "Priority", id: "order"))
    #expect(diary.take() == [])
  }

  @Test func noSegmentNeedBeChosen() throws {
    order.selectedSegmentIndex = nil
    #expect(screen.element("order")?.text == "")
    try screen.window.perform(.choose(segment: "Priority", id: "order"))
    #expect(diary.take() == ["changed"])
  }

  @Test func togglingTurnsItOnAndOffAndTellsTheTarget() throws {
    try screen.window.perform(.toggle(id: "favourite"))
    #expect(screen.element("favourite")?.content == .toggle(true))
    try screen.window.perform(.toggle(id: "favourite"))
    #expect(screen.element("favourite")?.content == .toggle(false))
    #expect(diary.take() == ["changed", "changed"])
  }
}
