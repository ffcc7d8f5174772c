import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import StatesImpl

/// Tests that the user doesn't notice how screens deep in the stack are released and rebuilt.
struct SceneStackTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let device = DeviceDouble()
  private let objects: SharedObjects
  private let stack: SceneStack
  private let window = Window()
  private var built: [Bool] { stack.navigationController.viewControllers.map { !($0 is ReleasedViewController) } }

  init() {
    objects = SharedObjects(app: device.dependencies)
    stack = SceneStack(sharing: objects, store: device.savedState, logger: device.logger)
    window.rootViewController = stack.navigationController
  }

  private func select(_ row: Int, _ list: String) throws {
    try window.perform(.selectRow(number: row, id: list))
  }

  private func tapNext() throws {
    try window.perform(.tap(id: "place.next"))
  }

  /// Opens two more screens and goes back, and expects that the screen was released meanwhile, looks the same, and
  /// requests nothing.
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
    let requests = device.places.requests.count + device.quarters.requests.count
    for _ in steps { try window.perform(.goBack) }
    #expect(window.snapshot == before)
    #expect(device.places.requests.count + device.quarters.requests.count == requests)
  }

  // MARK: - Released

  @Test("The menu is released once its cover is there, and built again with it")
  func menu() throws {
    stack.show(SavedState())
    try device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    device.cover.cached = ImageData(name: "cover")
    try device.favourites.set(true, id: "fado")
    try expectRebuilt(
      goingOn: {
        try select(1, "menu.sections")
        try device.quarters.requests[0].answer(.success(.unsorted))
      }, { try select(1, "quarters.list") })
  }

  @Test("The quarters come back in the order that was chosen")
  func quarters() throws {
    stack.show(SavedState(screens: [.quarters(order: .priority)]))
    try device.quarters.requests[0].answer(.success(.unsorted))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try expectRebuilt(
      goingOn: {
        try select(2, "quarters.list")
        try device.places.requests[0].answer(.success(.first))
      }, { try select(1, "places.list") })
  }

  @Test("The places come back with their text, all their pages and the page that could not be loaded")
  func placesScreen() throws {
    stack.show(SavedState(screens: [Self.places]))
    try window.perform(.type(text: "a", id: "places.search"))
    device.clock.advance(by: .milliseconds(300))
    device.places.requests.last?.answer(.success(.first))
    try window.perform(.scrollToEnd(id: "places.list"))
    device.places.requests.last?.answer(.success(.second))
    try window.perform(.scrollToEnd(id: "places.list"))
    device.places.requests.last?.answer(.failure(.offline))
    #expect(window.lines.last?.hasPrefix("  places.more") == true)
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    try window.perform(.tap(id: "places.more"))
    #expect(device.places.pages == [0, 0, 1, 2, 2])
  }

  @Test("What Retry has brought comes back, and not why it was needed", arguments: [true, false])
  func retried(isList: Bool) throws {
    stack.show(SavedState(screens: [isList ? Self.places : .quarters(order: .priority)]))
    device.quarters.requests.last?.answer(.failure(.offline))
    device.places.requests.last?.answer(.failure(.offline))
    try window.perform(.tap(id: isList ? "places.retry" : "quarters.retry"))
    device.quarters.requests.last?.answer(.success(.unsorted))
    device.places.requests.last?.answer(.success(.first))
    if isList {
      try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    } else {
      try expectRebuilt(
        goingOn: {
          try select(1, "quarters.list")
          try device.places.requests[0].answer(.success(.first))
        }, { try select(1, "places.list") })
    }
  }

  @Test("A refresh forgets that a page could not be loaded, in places that are built again as well")
  func refreshed() throws {
    stack.show(SavedState(screens: [Self.places]))
    try device.places.requests[0].answer(.success(.first))
    try window.perform(.scrollToEnd(id: "places.list"))
    try device.places.requests[1].answer(.failure(.offline))
    try window.perform(.pullToRefresh(id: "places.list"))
    try device.places.requests[2].answer(.success(.first))
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
  }

  @Test("Places that are built again lose the row of a place that is gone")
  func gone() throws {
    stack.show(SavedState(screens: [Self.places]))
    try device.places.requests[0].answer(.success(.first))
    try expectRebuilt(goingOn: { try select(1, "places.list") }, tapNext)
    try select(2, "places.list")
    try window.perform(.toggle(id: "place.favourite"))
    try device.favourite.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.lines.suffix(2) == ["  places.list: list, 1 rows", "    “Aljube” “Grave”"])
  }

  @Test("A place comes back as it was left")
  func place() throws {
    stack.show(SavedState(screens: [Self.places]))
    try device.places.requests[0].answer(.success(.first))
    try select(1, "places.list")
    try window.perform(.toggle(id: "place.favourite"))
    try device.notes.set("Grave", for: "aljube")
    try expectRebuilt(
      goingOn: tapNext,
      {
        try tapNext()
        try device.places.requests[1].answer(.success(.second))
      })
  }

  @Test("Of screens that are restored the two on top are built, and nothing is asked for before it is shown")
  func restored() throws {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places, .place(id: "fado")]))
    #expect(built == [false, false, true, true])
    #expect(device.places.requests.isEmpty && device.quarters.requests.isEmpty)
    try window.perform(.goBack)
    #expect(built == [false, true, true])
    #expect(device.places.requests.count == 1 && device.quarters.requests.isEmpty)
    try window.perform(.goBack)
    #expect(built == [true, true])
    #expect(device.quarters.requests.count == 1)
  }

  @Test("What stands for a released screen stays while the user goes on and back")
  func standIn() throws {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places]))
    try device.places.requests[0].answer(.success(.first))
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
    #expect(window.lines.contains("  quarters.order: segmented control Priority | [A–Z]"))
    #expect(device.quarters.requests.count == 1)
  }

  // MARK: - Waiting

  @Test("A screen with something under way is kept until that is over")
  func waiting() throws {
    stack.show(SavedState(screens: [.quarters(order: .name)]))
    try device.quarters.requests[0].answer(.success(.unsorted))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try select(1, "quarters.list")
    try device.places.requests[0].answer(.success(.first))
    try select(1, "places.list")
    #expect(built == [false, true, true, true])
    #expect(try !device.quarters.requests[1].isCancelled)
    try device.quarters.requests[1].answer(.success([.belem]))
    #expect(built == [false, false, true, true])
    #expect(window.takeFaults() == [])
    try tapNext()
    #expect(built == [false, false, false, true, true])
    for _ in 0..<3 { try window.perform(.goBack) }
    #expect(window.lines.suffix(2) == ["  quarters.list: list, 1 rows", "    “Belém” “Wide”"])
  }

  @Test("A place that had to be loaded is released like any other")
  func loaded() throws {
    stack.show(SavedState(screens: [.place(id: "aljube")]))
    try device.place.requests[0].answer(.success(.aljube))
    try tapNext()
    try device.places.requests[0].answer(.success(.first))
    try tapNext()
    try device.places.requests[1].answer(.success(.second))
    #expect(built == [false, false, true, true])
  }

  @Test("What it was waiting for is told over the next screen", arguments: [true, false])
  func failing(isBook: Bool) throws {
    stack.show(SavedState(screens: isBook ? [.reference] : [Self.places]))
    let list = isBook ? "reference.list" : "places.list"
    device.articles.requests.last?.answer(.success(.book))
    device.places.requests.last?.answer(.success(.first))
    try window.perform(.pullToRefresh(id: list))
    try select(1, list)
    if !isBook { try tapNext() }
    device.articles.requests.last?.answer(.failure(.offline))
    device.places.requests.last?.answer(.failure(.offline))
    #expect(window.snapshot.alert?.title == "Couldn't refresh.")
  }

  @Test("A search that fails under places is told when the user is back")
  func failedSearch() throws {
    stack.show(SavedState(screens: [Self.places]))
    try device.places.requests[0].answer(.success(.first))
    try window.perform(.type(text: "f", id: "places.search"))
    try select(1, "places.list")
    device.clock.advance(by: .milliseconds(300))
    try device.places.requests[1].answer(.failure(.offline))
    try tapNext()
    #expect(built == [false, false, true, true])
    for _ in 0..<2 { try window.perform(.goBack) }
    #expect(
      window.lines.suffix(3) == [
        "  places.list: list, 0 rows", "  places.error: label “No connection.”", "  places.retry: button “Retry”",
      ])
    #expect(device.places.requests.count == 2)
  }

  // MARK: - Segues

  @Test("Under its note a place stays in sight, and is not released")
  func modal() throws {
    stack.show(SavedState(screens: [.place(id: "fado")]))
    try device.place.requests[0].answer(.success(.fado))
    try window.perform(.tap(id: "place.editNote"))
    #expect(built == [true, true])
    #expect(stack.current is NoteControllerState)
    #expect(stack.savedState.note == NoteDraft(placeID: "fado", text: ""))
  }

  @Test("A segue without a class, from another screen or with another sender leads nowhere, and that is logged")
  func unknownSegue() {
    stack.show(SavedState())
    let scene = Scene(MenuMemento(), in: stack, sharing: objects)
    scene.build()
    scene.perform(StoryboardSegue("MenuToNowhereSegue", from: "menu", to: "nowhere"))
    scene.perform(.quartersToPlaces)
    scene.perform(.menuToPlaces, sender: "places")
    #expect(window.snapshot.stack.map(\.name) == ["menu"])
    #expect(
      device.logger.entries.suffix(3) == [
        LogEntry(level: .error, message: "no segue MenuToNowhereSegue from menu"),
        LogEntry(level: .error, message: "no segue QuartersToPlacesSegue from menu"),
        LogEntry(level: .error, message: "no segue MenuToPlacesSegue from menu"),
      ])
  }

  // MARK: - Cancelled back navigation

  @Test("What the screen below has begun to load goes on, however deep it comes to lie, and is not asked for again")
  func loadGoesOn() throws {
    stack.show(SavedState(screens: [.place(id: "aljube"), .place(id: "fado")]))
    try window.perform(.swipeBackAndLetGo)
    #expect(device.place.ids == ["fado", "aljube"])
    try device.place.requests[0].answer(.success(.fado))
    try tapNext()
    try device.places.requests[0].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(try !device.place.requests[1].isCancelled)
    try device.place.requests[1].answer(.success(.aljube))
    for _ in 0..<2 { try window.perform(.goBack) }
    #expect(window.snapshot.screen.title == "Aljube")
    #expect(device.place.ids.count == 2)
  }

  @Test("A place that could not be loaded there is asked for when the user comes to it")
  func loadFails() throws {
    stack.show(SavedState(screens: [.place(id: "aljube"), .place(id: "fado")]))
    try window.perform(.swipeBackAndLetGo)
    try device.place.requests[0].answer(.success(.fado))
    try tapNext()
    try device.place.requests[1].answer(.failure(.offline))
    try device.places.requests[0].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(window.snapshot.screen.title == "MAAT")
    #expect(window.snapshot.alert == nil)
    for _ in 0..<2 { try window.perform(.goBack) }
    #expect(device.place.ids == ["fado", "aljube", "aljube"])
  }

  @Test("Quarters that could not be loaded there say so when the user comes to them")
  func quartersFail() throws {
    stack.show(SavedState(screens: [.quarters(order: .name), Self.places]))
    try window.perform(.swipeBackAndLetGo)
    try device.quarters.requests[0].answer(.failure(.offline))
    try device.places.requests[0].answer(.success(.first))
    try select(1, "places.list")
    for _ in 0..<2 { try window.perform(.goBack) }
    #expect(window.lines.last == "  quarters.retry: button “Retry”")
    #expect(device.quarters.requests.count == 1)
  }

  // MARK: - Navigation state

  @Test("A state that can't be saved is logged")
  func notSaved() {
    let stack = SceneStack(sharing: objects, store: FullStoreDouble(), logger: device.logger)
    stack.saveState()
    let error = FullStoreDouble<SavedState>.error
    let entry = LogEntry(level: .error, message: "Where the user is was not saved: \(error)")
    #expect(device.logger.entries == [entry])
  }
}
