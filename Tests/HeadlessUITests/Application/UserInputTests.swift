import HeadlessUI
import Testing

struct UserInputTests {
  private let diary = Diary()
  private let screen: Screen
  private let source = ListSource([(nil, ["Alfama"])])
  private let alert = AlertController(title: "Sure?", actions: [AlertAction(title: "OK")])
  private let modal: DiaryViewController

  init() {
    let list = TableView("list")
    let order = SegmentedControl("order", segments: ["Priority", "A–Z"])
    let field = TextField("field")
    let submit = Button("submit", title: "Submit")
    submit.isEnabled = false
    screen = Screen(Button("go", title: "Go"), submit, field, list, order, Switch("favourite"), Label("label"))
    list.dataSource = source
    list.delegate = source
    modal = DiaryViewController("modal", diary, content: [Button("save", title: "Save")])
    for control in [field, submit, order] as [Control] {
      for event in [Control.Event.editingChanged, .touchUpInside, .valueChanged] {
        control.addTarget(diary, action: Diary.noteInput, for: event)
      }
    }
  }

  private func expect(
    _ reason: ImpossibleInteraction, of interaction: Interaction, at location: SourceLocation = #_sourceLocation
  ) {
    let before = screen.window.snapshot
    _ = source.diary.take()
    _ = diary.take()
    #expect(screen.refusal(of: interaction) == reason, sourceLocation: location)
    #expect(screen.window.snapshot == before, sourceLocation: location)
    #expect(source.diary.take() + diary.take() == [], sourceLocation: location)
  }

  private var shown: Snapshot.Screen { screen.window.snapshot.screen }

  private func element(_ id: String) throws -> Element { try #require(screen.element(id)) }

  @Test(arguments: [
    Interaction.tap(id: "x"), .type(text: "a", id: "x"), .clear(id: "x"), .toggle(id: "x"),
    .choose(segment: "A–Z", id: "x"), .selectRow(number: 1, id: "x"), .selectRowTitled(title: "Alfama", id: "x"),
    .pullToRefresh(id: "x"), .scrollToEnd(id: "x"),
  ])
  func whatIsNotShownCantBeUsed(interaction: Interaction) {
    expect(.notShown(id: "x", frontmost: shown), of: interaction)
  }

  @Test func whatIsHiddenCantBeUsed() throws {
    let button = try #require(screen.controller.view.subviews.first)
    button.isHidden = true
    expect(.notShown(id: "go", frontmost: shown), of: .tap(id: "go"))
  }

  @Test func whatIsDisabledCantBeUsed() throws {
    expect(.notEnabled(try element("submit")), of: .tap(id: "submit"))
    for id in ["field", "order"] {
      let control = screen.controller.view.subviews.first { $0.accessibilityIdentifier == id } as? Control
      try #require(control).isEnabled = false
    }
    expect(.notEnabled(try element("field")), of: .type(text: "a", id: "field"))
    expect(.notEnabled(try element("field")), of: .clear(id: "field"))
    expect(.notEnabled(try element("order")), of: .choose(segment: "A–Z", id: "order"))
  }

  @Test(arguments: [
    (Interaction.tap(id: "label"), "button"), (.type(text: "a", id: "label"), "text field"),
    (.clear(id: "label"), "text field"), (.toggle(id: "label"), "toggle"),
    (.choose(segment: "A–Z", id: "label"), "segmented control"), (.selectRow(number: 1, id: "label"), "list"),
    (.selectRowTitled(title: "Alfama", id: "label"), "list"), (.pullToRefresh(id: "label"), "list"),
    (.scrollToEnd(id: "label"), "list"),
  ])
  func whatIsOfAnotherKindCantBeUsed(interaction: Interaction, needed: String) throws {
    expect(.wrongKind(try element("label"), needed: needed), of: interaction)
  }

  @Test func whatLiesBehindAModalCantBeUsed() throws {
    screen.controller.present(modal)
    let front = try #require(screen.window.snapshot.modal)
    expect(.behindModal(id: "go", modal: front), of: .tap(id: "go"))
    expect(.notShown(id: "x", frontmost: front), of: .tap(id: "x"))
    #expect(screen.refusal(of: .tap(id: "save")) == nil)
  }

  @Test func whatLiesBehindAnAlertCantBeUsed() {
    screen.controller.present(modal)
    modal.present(alert)
    let front = Snapshot.Alert(title: "Sure?", buttons: ["OK"])
    expect(.alertInFront(wanted: "“save”", alert: front), of: .tap(id: "save"))
    expect(.alertInFront(wanted: "“go”", alert: front), of: .tap(id: "go"))
    expect(.alertInFront(wanted: "“x”", alert: front), of: .tap(id: "x"))
    expect(.alertInFront(wanted: "The way back", alert: front), of: .goBack)
    expect(.alertInFront(wanted: "The way back", alert: front), of: .swipeBackAndLetGo)
    expect(.alertInFront(wanted: "The modal", alert: front), of: .swipeModalDown)
  }

  @Test func anAlertsButtonMustBeThere() {
    expect(.noAlert(wanted: "OK", frontmost: shown), of: .tapInAlert(title: "OK"))
    screen.controller.present(alert)
    expect(
      .noSuchButton(title: "Yes", alert: .init(title: "Sure?", buttons: ["OK"])), of: .tapInAlert(title: "Yes"))
  }

  @Test func aSegmentMustBeThere() throws {
    expect(
      .noSuchSegment(title: "Z–A", element: try element("order")), of: .choose(segment: "Z–A", id: "order"))
  }

  @Test func aRowMustBeThere() throws {
    let list = try element("list")
    expect(.noSuchRow(wanted: "0", element: list), of: .selectRow(number: 0, id: "list"))
    expect(.noSuchRow(wanted: "2", element: list), of: .selectRow(number: 2, id: "list"))
    expect(.noSuchRow(wanted: "“Baixa”", element: list), of: .selectRowTitled(title: "Baixa", id: "list"))
  }

  @Test func aModalMustBeThereToBeSwiped() {
    expect(.noModal(frontmost: shown), of: .swipeModalDown)
  }

  @Test func thereMustBeAScreenToGoBackTo() throws {
    expect(.nothingToGoBackTo(frontmost: shown), of: .goBack)
    expect(.nothingToGoBackTo(frontmost: shown), of: .swipeBackAndLetGo)
    let below = DiaryViewController("below", diary)
    let navigation = NavigationController(rootViewController: below)
    screen.window.rootViewController = navigation
    expect(.nothingToGoBackTo(frontmost: shown), of: .goBack)
    expect(.nothingToGoBackTo(frontmost: shown), of: .swipeBackAndLetGo)
    navigation.pushViewController(DiaryViewController("above", diary))
    navigation.present(modal)
    let front = try #require(screen.window.snapshot.modal)
    expect(.nothingToGoBackTo(frontmost: front), of: .goBack)
    expect(.nothingToGoBackTo(frontmost: front), of: .swipeBackAndLetGo)
    navigation.dismiss()
    #expect(screen.refusal(of: .goBack) == nil)
    #expect(screen.window.snapshot.screen.name == "below")
  }
}

extension Diary {
  fileprivate func noteInput() { note("input") }
}
