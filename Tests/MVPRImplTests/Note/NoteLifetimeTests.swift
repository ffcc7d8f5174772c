import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

/// Every way out of a note leaves nothing of it behind.
struct NoteLifetimeTests {
  enum Exit: CaseIterable {
    case save
    case cancel
    case swipe
    case cancelUnchanged
    case swipeUnchanged
  }

  private let names = ["NotePresenter", "NoteRouter", "NoteViewController"]
  private let screens: [SavedState.Screen] = [
    .places(quarterID: nil, title: "Places", query: ""), .place(id: "ginjinha"),
  ]
  private let launch: Launch
  private let module: ModuleObjects

  init() throws {
    launch = Launch(signedIn: true, at: screens)
    launch.wait()
    try launch.window.perform(.tap(id: "place.editNote"))
    module = ModuleObjects(of: launch.window.frontmostViewController)
    try launch.window.perform(.type(text: "x", id: "note.text"))
  }

  private func expectNothingLeft(_ note: NoteDraft? = nil) {
    #expect(module.names == names)
    #expect(module.alive == [])
    #expect(launch.window.snapshot.modal == nil)
    #expect(launch.savedState.value == SavedState(screens: screens, note: note))
  }

  private var draft: NoteDraft { NoteDraft(placeID: "ginjinha", text: "x") }

  @Test(arguments: Exit.allCases)
  func everyWayToCloseItReleasesTheScreen(exit: Exit) throws {
    if exit == .cancelUnchanged || exit == .swipeUnchanged { try launch.window.perform(.clear(id: "note.text")) }
    switch exit {
    case .save: try launch.window.perform(.tap(id: "note.save"))
    case .cancel, .cancelUnchanged: try launch.window.perform(.tap(id: "note.cancel"))
    case .swipe, .swipeUnchanged: try launch.window.perform(.swipeModalDown)
    }
    if exit == .cancel || exit == .swipe { try launch.window.perform(.tapInAlert(title: "Discard")) }
    launch.wait()
    expectNothingLeft()
    #expect(launch.notes.value == (exit == .save ? ["ginjinha": "x"] : [:]))
    #expect(launch.clock.nextDue == nil)
  }

  @Test(arguments: Launch.Ending.allCases, [false, true])
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending, isSaving: Bool) throws {
    if isSaving { try launch.window.perform(.tap(id: "note.save")) }
    launch.end(by: ending)
    if ending == .link { try launch.window.perform(.tapInAlert(title: "Discard")) }
    #expect(launch.stack == (ending == .link ? ["menu", "quarters"] : ["signIn"]))
    #expect(launch.window.snapshot.modal == nil)
    #expect(module.names == names)
    #expect(module.alive == [])
  }

  @Test func savingUnderAnAlert() throws {
    try launch.window.perform(.tap(id: "note.save"))
    launch.delegate.application(open: "guide://nowhere")
    #expect(launch.window.snapshot.alert != nil)
    launch.wait()
    #expect(launch.window.snapshot.alert == nil)
    expectNothingLeft()
  }

  @Test func aPlaceThatIsGoneClosesTheNoteAndIsLeft() throws {
    launch.backend.guide.places.removeAll { $0.id == "ginjinha" }
    try launch.window.perform(.tap(id: "note.save"))
    launch.wait()
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.stack == ["menu", "places"])
    #expect(module.alive == [])
    #expect(launch.savedState.value == SavedState(screens: [screens[0]]))
  }

  @Test func anExpiredSessionKeepsItsText() throws {
    launch.backend[.note].failsOnce = .unauthorised
    try launch.window.perform(.tap(id: "note.save"))
    launch.wait()
    #expect(launch.stack == ["signIn"])
    expectNothingLeft(draft)
  }

  @Test func aLinkWhileItSaves() throws {
    launch.backend[.note].answer = .never
    try launch.window.perform(.tap(id: "note.save"))
    launch.delegate.application(open: "guide://quarters")
    try launch.window.perform(.tapInAlert(title: "Discard"))
    #expect(launch.stack == ["menu", "quarters"])
    #expect(module.names == names)
    #expect(module.alive == [])
    #expect(launch.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test func aLinkThatIsForgottenLeavesTheNote() throws {
    launch.delegate.application(open: "guide://quarters")
    try launch.window.perform(.tapInAlert(title: "Keep editing"))
    #expect(module.alive == names)
    launch.delegate.applicationDidEnterBackground()
    #expect(launch.savedState.value == SavedState(screens: screens, note: draft))
  }

  @Test func aPlaceThatFailsToLoadClosesIt() {
    let launch = Launch(signedIn: true, at: [.place(id: "nowhere")], note: NoteDraft(placeID: "nowhere", text: "x"))
    let module = ModuleObjects(of: launch.window.frontmostViewController)
    #expect(module.names == names)
    launch.wait()
    #expect(launch.window.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(launch.window.snapshot.modal == nil)
    #expect(module.alive == [])
    #expect(launch.savedState.value == SavedState(screens: [.place(id: "nowhere")]))
  }
}
