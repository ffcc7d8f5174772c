import HeadlessUI
import SharedModel
import Testing

struct UpdatePropertiesTests {
  private let diary = Diary()
  private let window = Window()
  private let counter = Counter()
  private let screen: CounterViewController

  init() {
    screen = CounterViewController(counter, diary)
    window.isObservationTrackingEnabled = true
    window.rootViewController = screen
  }

  private func text(_ id: String) -> String? {
    let content = window.snapshot.screen.elements.first { $0.id == id }?.content
    return if case .label(let text) = content { text } else { nil }
  }

  @Test func theFirstUpdateComesBeforeTheScreenHasAppeared() {
    #expect(diary.take() == ["will appear", "updated to 0", "appeared"])
  }

  @Test func aWindowThatTracksNothingUpdatesNothing() {
    window.isObservationTrackingEnabled = false
    _ = diary.take()
    window.rootViewController = CounterViewController(counter, diary)
    counter.count = 1
    screen.setNeedsUpdateProperties()
    _ = window.snapshot
    #expect(diary.take() == ["will appear", "appeared"])
  }

  @Test func whatWasReadIsTracked() {
    counter.count = 1
    #expect(text("label") == "1")
    counter.count = 2
    #expect(text("label") == "2")
  }

  @Test func howeverMuchHasChangedItIsUpdatedOnceAndOnlyWhenSomebodyLooks() {
    _ = diary.take()
    for count in 1...3 { counter.count = count }
    #expect(diary.take() == [])
    #expect(text("label") == "3")
    #expect(text("label") == "3")
    #expect(diary.take() == ["updated to 3"])
  }

  @Test func whatWasNotReadUpdatesNothing() {
    _ = diary.take()
    counter.name = "other"
    _ = window.snapshot
    #expect(diary.take() == [])
  }

  @Test func anUpdateCanBeAskedForAndIsOneHoweverOften() {
    _ = diary.take()
    screen.setNeedsUpdateProperties()
    screen.setNeedsUpdateProperties()
    #expect(diary.take() == [])
    _ = window.snapshot
    #expect(diary.take() == ["updated to 0"])
  }

  @Test func anUpdateCanBeMadeAtOnceIfItIsNeeded() {
    _ = diary.take()
    screen.updatePropertiesIfNeeded()
    #expect(diary.take() == [])
    counter.count = 1
    screen.updatePropertiesIfNeeded()
    #expect(diary.take() == ["updated to 1"])
  }

  @Test func anUpdateAtOnceReachesWhatTheControllerHolds() {
    let navigation = NavigationController(rootViewController: CounterViewController(counter, diary))
    window.rootViewController = navigation
    _ = diary.take()
    counter.count = 1
    navigation.updatePropertiesIfNeeded()
    #expect(diary.take() == ["updated to 1"])
  }

  @Test func whoTouchesTheScreenFindsItUpdated() throws {
    let button = Button("button", title: "Tap")
    let screen = CounterViewController(counter, content: [button])
    screen.showsMore = { button.isEnabled = $0.count > 0 }
    window.rootViewController = screen
    #expect(window.refusal(of: .tap(id: "button")) != nil)
    counter.count = 1
    try window.perform(.tap(id: "button"))
  }

  @Test func whatTheUserHasDoneIsShownAtTheEndOfTheTurn() throws {
    let button = Button("button", title: "Tap")
    let screen = CounterViewController(counter, diary, content: [button])
    window.rootViewController = screen
    button.addTarget(counter, action: Counter.countUp, for: .touchUpInside)
    _ = diary.take()
    try window.perform(.tap(id: "button"))
    #expect(diary.take() == ["updated to 1"])
  }

  @Test func everyKeyIsATurn() throws {
    let field = TextField("field")
    window.rootViewController = CounterViewController(counter, diary, content: [field])
    field.addTarget(counter, action: Counter.countUp, for: .editingChanged)
    _ = diary.take()
    try window.perform(.type(text: "abc", id: "field"))
    #expect(diary.take() == ["updated to 1", "updated to 2", "updated to 3"])
    try window.perform(.clear(id: "field"))
    #expect(diary.take() == ["updated to 4"])
  }

  @Test func whatFallsDueIsShownAtItsMoment() {
    let clock = VirtualClock()
    let screen = CounterViewController(counter, diary)
    let app = Application(delegate: WindowFiller(root: screen, diary: Diary()), clock: clock)
    let waits = [1, 2].map { count in clock.schedule(after: .seconds(count)) { [counter] in counter.count = count } }
    _ = diary.take()
    clock.advance(by: .seconds(3))
    withExtendedLifetime((app, waits)) {}
    #expect(diary.take() == ["updated to 1", "updated to 2"])
  }

  @Test func aScreenThatIsNotLoadedWaitsUntilItAppears() {
    let hidden = CounterViewController(counter, diary)
    let navigation = NavigationController()
    navigation.setViewControllers([hidden, DiaryViewController("top", Diary())])
    window.rootViewController = navigation
    _ = diary.take()
    counter.count = 1
    _ = window.snapshot
    #expect(diary.take() == [])
    navigation.popViewController()
    #expect(diary.take() == ["will appear", "updated to 1", "appeared"])
  }

  @Test func aCoveredScreenKeepsItsTitleAndIsUpdatedWhenItComesBack() {
    let navigation = NavigationController(rootViewController: CounterViewController(counter, diary))
    window.rootViewController = navigation
    navigation.pushViewController(DiaryViewController("top", Diary()))
    _ = diary.take()
    counter.count = 5
    navigation.setNeedsUpdateProperties()
    #expect(window.snapshot.stack.map(\.title) == ["counted to 0", "TOP"])
    #expect(diary.take() == [])
    navigation.popViewController()
    #expect(diary.take() == ["will appear", "updated to 5", "appeared"])
  }

  @Test func aScreenThatBeganToShowIsUpdatedThoughTheUserLetGo() throws {
    let navigation = NavigationController()
    navigation.setViewControllers([CounterViewController(counter, diary), DiaryViewController("top", Diary())])
    window.rootViewController = navigation
    _ = diary.take()
    try window.perform(.swipeBackAndLetGo)
    #expect(diary.take() == ["will appear", "updated to 0"])
    counter.count = 1
    #expect(window.snapshot.stack.map(\.title) == ["counted to 0", "TOP"])
    #expect(diary.take() == [])
  }

  @Test func whatIsPresentedIsUpdated() {
    let modal = Counter()
    screen.present(CounterViewController(modal))
    modal.count = 7
    #expect(window.snapshot.modal?.title == "counted to 7")
  }

  @Test func anUpdateThatShowsAnotherScreenIsFollowedByThatOnes() {
    let navigation = NavigationController(rootViewController: screen)
    window.rootViewController = navigation
    screen.showsMore = { [weak screen] counter in
      guard let next = counter.next else { return }
      screen?.navigationController?.pushViewController(CounterViewController(next))
    }
    screen.setNeedsUpdateProperties()
    _ = window.snapshot
    let next = Counter()
    counter.next = next
    #expect(window.snapshot.stack.map(\.title) == ["counted to 0", "counted to 0"])
    counter.next = nil
    next.count = 1
    #expect(window.snapshot.stack.map(\.title) == ["counted to 0", "counted to 1"])
    #expect(window.takeFaults() == [])
  }

  @Test func aViewIsUpdatedWithItsScreen() {
    let own = Counter()
    window.rootViewController = CounterViewController(counter, content: [CounterView(own)])
    own.count = 4
    #expect(text("own") == "4")
  }

  @Test func aViewCanAskForAnUpdate() {
    let label = Label("asks")
    let screen = CounterViewController(counter, diary, content: [label])
    window.rootViewController = screen
    _ = diary.take()
    label.setNeedsUpdateProperties()
    _ = window.snapshot
    #expect(diary.take() == ["updated to 0"])
  }

  @Test func updatesWithoutEndAreAFault() {
    screen.showsMore = { [weak screen] _ in screen?.setNeedsUpdateProperties() }
    screen.setNeedsUpdateProperties()
    _ = window.snapshot
    #expect(window.takeFaults().map(\.event) == ["updateProperties"])
  }

  @Test func whatIsReadKeepsNoScreenAlive() {
    weak var released: CounterViewController?
    do {
      let screen = CounterViewController(counter)
      window.rootViewController = screen
      released = screen
    }
    window.rootViewController = nil
    #expect(released == nil)
    counter.count = 9
  }
}

extension Counter {
  fileprivate func countUp() { count += 1 }
}
