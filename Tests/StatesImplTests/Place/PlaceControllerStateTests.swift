import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

struct PlaceControllerStateTests {
  private static let content = [
    "  place.summary: label “Loud”", "  place.quarter: label “Alfama”", "  place.favourite: toggle “off”",
    "  place.next: button “Next”", "  place.editNote: button “Note”",
  ]

  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let window = Window()
  private let navigation = NavigationController()
  /// The first of several pages.
  private let list = LoadedPlaces(query: PlaceQuery(quarterID: "alfama"), firstPage: .first)
  private var content: [String] { Array(window.lines.dropFirst()) }

  private func makeState(_ memento: PlaceMemento) -> PlaceControllerState {
    PlaceControllerState(memento, in: device, delegate: delegate)
  }

  /// Shows a place on top of the stack.
  @discardableResult
  private func show(_ memento: PlaceMemento) -> PlaceControllerState {
    let state = makeState(memento)
    delegate.state = state
    navigation.setViewControllers([state.viewController])
    window.rootViewController = navigation
    return state
  }

  private func showFado() -> PlaceControllerState {
    show(PlaceMemento(place: .fado, list: list))
  }

  /// Covers the place with another screen.
  private func cover() {
    navigation.pushViewController(ViewController(nibName: "above"))
  }

  private func tapOK() throws {
    try window.perform(.tapInAlert(title: "OK"))
  }

  // MARK: - Loading

  @Test("It shows the place of its memento")
  func given() {
    #expect(!showFado().isWaiting)
    #expect(window.lines == ["screen: place “Fado”"] + Self.content && device.place.ids.isEmpty)
  }

  @Test("Otherwise it waits for the place, keeps it, and notifies its scene")
  func loads() throws {
    let state = show(PlaceMemento(id: "fado", list: list))
    state.willAppear()
    try device.notes.set("Late", for: "fado")
    #expect(state.isWaiting && window.lines == ["screen: place “”", "  place.spinner: spinner"])
    try device.place.requests[0].answer(.success(.fado))
    #expect(state.memento.place == .fado && !state.isWaiting && delegate.settlements == 1)
    #expect(window.lines.prefix(2) == ["screen: place “Fado”", Self.content[0]])
    #expect(content.contains("  place.noteText: label “Late”") && device.place.ids == ["fado"])
  }

  @Test(
    "It uncovers itself to say that it can't be loaded, and is left then",
    arguments: [(ServiceError.offline, "No connection."), (.notFound, "This place is no longer in the guide.")])
  func loadFails(error: ServiceError, text: String) throws {
    let state = show(PlaceMemento(id: "fado", list: list))
    try device.place.requests[0].answer(.failure(error))
    #expect(delegate.events == [.uncover] && state.isWaiting)
    #expect(content == ["alert: “\(text)” [OK]"])
    try tapOK()
    #expect(delegate.events == [.uncover, .unwind])
  }

  @Test("Under another screen it says nothing, and loads again when it next appears")
  func loadFailsUnseen() throws {
    let state = show(PlaceMemento(id: "fado", list: list))
    cover()
    try device.place.requests[0].answer(.failure(.offline))
    #expect(window.snapshot.alert == nil && !state.isWaiting && delegate.settlements == 1)
    navigation.popViewController()
    #expect(device.place.ids == ["fado", "fado"] && state.isWaiting)
  }

  // MARK: - Favourite

  @Test("A favourite is shown at once, whoever changes it")
  func favourite() throws {
    showFado().didToggleFavourite(true)
    #expect(device.favourite.ids == ["fado"] && content[2] == "  place.favourite: toggle “on”")
    try device.favourites.set(false, id: "fado")
    #expect(content == Self.content)
  }

  @Test("A refusal is told to the state that then stands for the screen", arguments: [true, false])
  func refused(isBuiltAgain: Bool) throws {
    let released = showFado()
    released.didToggleFavourite(true)
    delegate.state = isBuiltAgain ? showFado() : nil
    try device.favourite.requests[0].answer(.failure(.offline))
    #expect(window.snapshot.alert?.title == (isBuiltAgain ? "Couldn't save the favourite." : nil))
    withExtendedLifetime(released) {}
  }

  @Test("Out of sight it says nothing of a refusal")
  func refusedUnseen() throws {
    showFado().didToggleFavourite(true)
    cover()
    try device.favourite.requests[0].answer(.failure(.notFound))
    #expect(window.snapshot.alert == nil && delegate.events.isEmpty)
  }

  @Test("A place that is gone leaves the list, and drops Next, once the user knows")
  func gone() throws {
    let state = showFado()
    state.didTapNext()
    state.didToggleFavourite(true)
    try device.favourite.requests[0].answer(.failure(.notFound))
    #expect(try device.places.requests[0].isCancelled)
    #expect(content == Self.content + ["alert: “This place is no longer in the guide.” [OK]"])
    #expect(list.places == [.aljube, .fado])
    try tapOK()
    #expect(list.places == [.aljube] && delegate.events == [.unwind])
  }

  @Test("A favourite that the device can't store isn't shown")
  func notStored() {
    device.dependencies.favourites = Favourites(store: FullStoreDouble(), logger: device.logger)
    showFado().didToggleFavourite(true)
    #expect(content == Self.content)
  }

  // MARK: - Note

  @Test("The text of the note follows, and the note has a segue")
  func note() throws {
    let state = showFado()
    try device.notes.set("Late", for: "fado")
    #expect(content[2] == "  place.noteText: label “Late”")
    try device.notes.set("", for: "fado")
    #expect(content == Self.content)
    state.didTapNote()
    #expect(delegate.events == [.segue("PlaceToNoteSegue")])
  }

  // MARK: - Next

  @Test("Next hands the place that follows to the segue")
  func next() {
    show(PlaceMemento(place: .aljube, list: list)).didTapNext()
    #expect(delegate.events == [.segue("PlaceToPlaceSegue")] && delegate.senders.first as? Place == .fado)
    #expect(device.places.pages.isEmpty)
  }

  @Test("Next loads as many pages as it takes, and can't be tapped meanwhile")
  func nextLoads() throws {
    showFado().didTapNext()
    #expect(device.places.queries == [PlaceQuery(quarterID: "alfama")])
    #expect(
      content.suffix(3) == ["  place.next: button “Next” (disabled)", Self.content[4], "  place.spinner: spinner"])
    try device.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: false)))
    try device.places.requests[1].answer(.success(.last))
    #expect(device.places.pages == [1, 2] && list.isComplete)
    #expect(delegate.senders.first as? Place == .torre && content == Self.content)
  }

  @Test("A page that fails once the list has it is not missing")
  func nextHasPage() throws {
    showFado().didTapNext()
    list.add(.second, number: 1)
    try device.places.requests[0].answer(.failure(.offline))
    #expect(delegate.senders.first as? Place == .maat)
  }

  @Test("Without a place that follows it says why, and Next can be tapped again", arguments: [true, false])
  func nextFails(isLast: Bool) throws {
    showFado().didTapNext()
    try device.places.requests[0].answer(isLast ? .success(.empty) : .failure(.offline))
    #expect(content == Self.content + ["alert: “\(isLast ? "This is the last place." : "No connection.")” [OK]"])
    #expect(delegate.events.isEmpty)
  }

  @Test("Opening the note drops Next")
  func noteDropsNext() throws {
    let state = showFado()
    state.didTapNext()
    state.didTapNote()
    #expect(try device.places.requests[0].isCancelled)
    #expect(content == Self.content)
  }
}
