import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

/// How screens that lie deep are released and built again, so that the user notices nothing.
struct SceneStackTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = AppFixture()
  private let factory: StateFactory
  private let stack: SceneStack
  private var window: Window { fixture.window }
  private var built: [Bool] { stack.navigationController.viewControllers.map { !($0 is ReleasedViewController) } }

  init() {
    factory = StateFactory(dependencies: fixture.dependencies)
    stack = SceneStack(factory: factory, store: fixture.savedState, logger: fixture.logger)
    fixture.window.rootViewController = stack.navigationController
  }

  private func select(_ row: Int, _ list: String) throws {
    try window.perform(.selectRow(number: row, id: list))
  }

  private func tapNext() throws {
    try window.perform(.tap(id: "place.next"))
  }

  /// Goes on by two screens and back, and expects that the screen was released meanwhile, looks as it did, and asks for
  /// nothing.
  private func expectRebuilt(goingOn steps: () throws -> Void...) throws {
    let before = window.snapshot
    weak let state = stack.current
    weak let viewController = stack.navigationController.topViewController
    weak let layout = viewController?.view
    #expect(state != nil && viewController != nil && layout != nil)
    for step in steps {
      #expect(state != nil)
      try step()
    }
    #expect(state == nil && viewController == nil && layout == nil)
    #expect(window.snapshot.stack.prefix(before.stack.count) == before.stack[...])
    let requests = fixture.places.requests.count + fixture.quarters.requests.count
    for _ in steps { try window.perform(.goBack) }
    #expect(window.snapshot == before)
    #expect(fixture.places.requests.count + fixture.quarters.requests.count == requests)
  }

  // MARK: - Released

  @Test("The menu is released once its cover is there, and built again with it")
  func menu() throws {
    stack.show(SavedState())
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.cover.cached = ImageData(name: "cover")
    try fixture.favourites.set(true, id: "fado")
    try expectRebuilt(
      goingOn: {
        try select(1, "menu.sections")
        fixture.quarters.requests[0].answer(.success(.unsorted))
      }, { try select(1, "quarters.list") })
  }

  @Test("The quarters come back in the order that was chosen")
  func quarters() throws {
    stack.show(SavedState(screens: [.quarters(order: .priority)]))
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try expectRebuilt(
      goingOn: {
        try select(2, "quarters.list")
        fixture.places.requests[0].answer(.success(.first))
      }, { try select(1, "places.list") })
  }

  @Test("The places come back with their text, all their pages and the page that could not be loaded")
  func placesScreen() throws {
    stack.show(SavedState(screens: [Self.places]))
    try window.perform(.type(text: "a", id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests.last?.answer(.success(.first))
    try window.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests.last?.answer(.success(.second))
    try window.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests.last?.answer(.failure(.offline))
    #expect(window.isShown("places.more"))
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    try window.perform(.tap(id: "places.more"))
    #expect(fixture.places.pages == [0, 0, 1, 2, 2])
  }

  @Test("What Retry has brought comes back, and not why it was needed", arguments: [true, false])
  func retried(isList: Bool) throws {
    stack.show(SavedState(screens: [isList ? Self.places : .quarters(order: .priority)]))
    fixture.quarters.requests.last?.answer(.failure(.offline))
    fixture.places.requests.last?.answer(.failure(.offline))
    try window.perform(.tap(id: isList ? "places.retry" : "quarters.retry"))
    fixture.quarters.requests.last?.answer(.success(.unsorted))
    fixture.places.requests.last?.answer(.success(.first))
    if isList {
      try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    } else {
      try expectRebuilt(
        goingOn: {
          try select(1, "quarters.list")
          fixture.places.requests[0].answer(.success(.first))
        }, { try select(1, "places.list") })
    }
  }

  @Test("A refresh forgets that a page could not be loaded, in places that are built again as well")
  func refreshed() throws {
    stack.show(SavedState(screens: [Self.places]))
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests[1].answer(.failure(.offline))
    try window.perform(.pullToRefresh(id: "places.list"))
    fixture.places.requests[2].answer(.success(.first))
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
  }

  @Test("Places that are built again lose the row of a place that is gone")
  func gone() throws {
    stack.show(SavedState(screens: [Self.places]))
    fixture.places.requests[0].answer(.success(.first))
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    try select(2, "places.list")
    try window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.rows("places.list").map(\.title) == ["Aljube"])
  }

  @Test("A place comes back as it was left")
  func place() throws {
    stack.show(SavedState(screens: [Self.places]))
    fixture.places.requests[0].answer(.success(.first))
    try select(1, "places.list")
    try window.perform(.toggle(id: "place.favourite"))
    try fixture.notes.set("Grave", for: "aljube")
    try expectRebuilt(
      goingOn: tapNext,
      {
        try tapNext()
        fixture.places.requests[1].answer(.success(.second))
      })
  }

  @Test("Of screens that are restored the two on top are built, and nothing is asked for before it is shown")
  func restored() throws {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places, .place(id: "fado")]))
    #expect(built == [false, false, true, true])
    #expect(fixture.places.requests.isEmpty && fixture.quarters.requests.isEmpty)
    try window.perform(.goBack)
    #expect(built == [false, true, true])
    #expect(fixture.places.requests.count == 1 && fixture.quarters.requests.isEmpty)
    try window.perform(.goBack)
    #expect(built == [true, true])
    #expect(fixture.quarters.requests.count == 1)
  }

  @Test("What stands for a released screen stays while the user goes on and back")
  func standIn() throws {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places]))
    fixture.places.requests[0].answer(.success(.first))
    let standIn = stack.navigationController.viewControllers[0]
    try select(1, "places.list")
    try window.perform(.goBack)
    #expect(stack.navigationController.viewControllers[0] === standIn)
  }

  @Test("Whoever goes back by several screens at once finds the screen built")
  func severalAtOnce() {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places, .place(id: "fado")]))
    stack.navigationController.setViewControllers(stack.navigationController.viewControllers.prefix(2))
    #expect(built == [true, true])
    #expect(window.text("quarters.order") == "A–Z")
    #expect(fixture.quarters.requests.count == 1)
  }

  // MARK: - Waiting

  @Test("A screen with something under way is kept until that is over")
  func waiting() throws {
    stack.show(SavedState(screens: [.quarters(order: .name)]))
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try select(1, "quarters.list")
    fixture.places.requests[0].answer(.success(.first))
    try select(1, "places.list")
    #expect(built == [false, true, true, true])
    #expect(!fixture.quarters.requests[1].isCancelled)
    fixture.quarters.requests[1].answer(.success([.belem]))
    #expect(built == [false, false, true, true])
    #expect(window.takeFaults() == [])
    try tapNext()
    #expect(built == [false, false, false, true, true])
    for _ in 0..<3 { try window.perform(.goBack) }
    #expect(window.rows("quarters.list").map(\.title) == ["Belém"])
  }

  @Test("A place that had to be loaded is released like any other")
  func loaded() throws {
    stack.show(SavedState(screens: [.place(id: "aljube")]))
    fixture.place.requests[0].answer(.success(.aljube))
    try tapNext()
    fixture.places.requests[0].answer(.success(.first))
    try tapNext()
    fixture.places.requests[1].answer(.success(.second))
    #expect(built == [false, false, true, true])
  }

  @Test("What it was waiting for is told over the next screen", arguments: [true, false])
  func failing(isBook: Bool) throws {
    stack.show(SavedState(screens: isBook ? [.reference] : [Self.places]))
    let list = isBook ? "reference.list" : "places.list"
    fixture.articles.requests.last?.answer(.success(.book))
    fixture.places.requests.last?.answer(.success(.first))
    try window.perform(.pullToRefresh(id: list))
    try select(1, list)
    if !isBook { try tapNext() }
    fixture.articles.requests.last?.answer(.failure(.offline))
    fixture.places.requests.last?.answer(.failure(.offline))
    #expect(window.snapshot.alert?.title == "Couldn't refresh.")
  }

  @Test("A search that fails under places is told when the user is back")
  func failedSearch() throws {
    stack.show(SavedState(screens: [Self.places]))
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.type(text: "f", id: "places.search"))
    try select(1, "places.list")
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests[1].answer(.failure(.offline))
    try tapNext()
    #expect(built == [false, false, true, true])
    for _ in 0..<2 { try window.perform(.goBack) }
    #expect(window.text("places.error") == "No connection.")
    #expect(window.isShown("places.retry"))
    #expect(window.rows("places.list").isEmpty)
    #expect(fixture.places.requests.count == 2)
  }

  // MARK: - Ways

  @Test("Under its note a place stays in sight, and is not released")
  func modal() throws {
    stack.show(SavedState(screens: [.place(id: "fado")]))
    fixture.place.requests[0].answer(.success(.fado))
    try window.perform(.tap(id: "place.editNote"))
    #expect(built == [true, true])
    #expect(stack.current is NoteControllerState)
    #expect(stack.savedState.note == NoteDraft(placeID: "fado", text: ""))
  }

  @Test("A way for which there is no segue, or none that knows what was tapped, leads nowhere, and that is logged")
  func unknownWay() {
    stack.show(SavedState())
    let scene = Scene(MenuMemento(), in: stack, factory: factory)
    scene.build()
    scene.perform(StoryboardSegue("MenuToNowhereSegue"))
    scene.perform(.quartersToPlaces)
    scene.perform(.menuToPlaces, sender: "places")
    #expect(fixture.stack == ["menu"])
    #expect(
      fixture.logger.entries.suffix(3) == [
        LogEntry(level: .error, message: "no segue MenuToNowhereSegue from menu"),
        LogEntry(level: .error, message: "no segue QuartersToPlacesSegue from menu"),
        LogEntry(level: .error, message: "no segue MenuToPlacesSegue from menu"),
      ])
  }
}
