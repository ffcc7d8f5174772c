import HeadlessUI
import Testing

struct ControlTests {
  private final class Target {
    let diary: Diary

    init(diary: Diary) { self.diary = diary }

    func act() { diary.note("first") }
    func actAsWell() { diary.note("second") }
  }

  private let diary = Diary()
  private let button = Button("go", title: "Go")
  private let screen: Screen

  init() {
    screen = Screen(button)
  }

  @Test func targetsActInTheOrderTheyWereAdded() throws {
    let target = Target(diary: diary)
    button.addTarget(target, action: Target.act, for: .touchUpInside)
    button.addTarget(target, action: Target.actAsWell, for: .touchUpInside)
    try screen.window.perform(.tap(id: "go"))
    #expect(diary.take() == ["first", "second"])
  }

  @Test func aTargetHearsOnlyOfItsEvent() throws {
    let target = Target(diary: diary)
    button.addTarget(target, action: Target.act, for: .valueChanged)
    try screen.window.perform(.tap(id: "go"))
    #expect(diary.take() == [])
  }

  @Test func targetsAreNotRetained() throws {
    weak var released: Target?
    do {
      let target = Target(diary: diary)
      released = target
      button.addTarget(target, action: Target.act, for: .touchUpInside)
    }
    #expect(released == nil)
    try screen.window.perform(.tap(id: "go"))
    #expect(diary.take() == [])
  }

  @Test func aDisabledControlSaysSoAndTellsNobody() {
    let target = Target(diary: diary)
    button.addTarget(target, action: Target.act, for: .touchUpInside)
    button.isEnabled = false
    #expect(screen.element("go")?.isEnabled == false)
    #expect(
      screen.refusal(of: .tap(id: "go")) == .notEnabled(Element(id: "go", content: .button("Go"), isEnabled: false)))
    #expect(diary.take() == [])
  }
}
