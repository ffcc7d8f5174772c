import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct AppDelegateTests {
  @Test("Launched signed out it shows sign-in, and after it the place where the user was")
  func launchedSignedOut() throws {
    let device = try DeviceFixture(signedIn: nil, at: [.quarters(order: .name)])
    _ = device.launch()
    #expect(device.stack == ["signIn"])
    try device.signIn()
    #expect(device.stack == ["menu", "quarters"])
    #expect(device.lines.contains("  quarters.order: segmented control Priority | [A–Z]"))
  }

  @Test("With a session it starts where the user was")
  func launchedSignedIn() throws {
    let device = try DeviceFixture(at: [.quarters(order: .priority)])
    _ = device.launch()
    #expect(device.stack == ["menu", "quarters"])
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    device.savedState.damage()
    _ = device.launch()
    #expect(device.stack == ["menu"] && device.logger.entries.count { $0.level == .error } == 1)
    #expect(device.savedState.setAside == [SavedState(screens: [.quarters(order: .name)])])
  }

  @Test("A note that was open comes back over its place")
  func restoredNote() throws {
    let device = try DeviceFixture(at: [.place(id: "maat")])
    let state = SavedState(screens: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "x"))
    try device.savedState.save(state)
    _ = device.launch()
    #expect(device.stack == ["menu", "place"] && device.window?.snapshot.modal?.name == "note")
    #expect(device.lines.contains("  note.text: text field “x”") && device.savedState.value == state)
  }

  @Test("Every transition is saved")
  func transitions() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    let place = SavedState(screens: [places, .place(id: "maat")])
    #expect(device.savedState.value == SavedState())
    try device.perform(.selectRow(number: 2, id: "menu.sections"))
    #expect(device.savedState.value == SavedState(screens: [places]))
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRowTitled(title: "MAAT", id: "places.list"))
    #expect(device.savedState.value == place)
    try device.perform(.tap(id: "place.editNote"))
    #expect(device.savedState.value?.note == NoteDraft(placeID: "maat", text: ""))
    try device.perform(.tap(id: "note.cancel"))
    #expect(device.savedState.value == place)
    try device.perform(.goBack)
    #expect(device.savedState.value == SavedState(screens: [places]))
    let names = ["menu", "places", "place", "note", "place", "places"]
    #expect(device.transitions == names)
  }

  @Test("A way back that is let go of leaves the stack as it was")
  func letGo() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name), .place(id: "maat")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let (lines, state, transitions) = (device.lines, device.savedState.value, device.transitions)
    let place = device.parts(of: "Place")
    try device.perform(.swipeBackAndLetGo)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["menu", "quarters", "place"] && device.lines == lines)
    #expect(device.savedState.value == state && device.transitions == transitions)
    #expect(place.aliveNames == ModuleParts.namesOfModule("Place"))
    device.backend[.favourite].failsOnce = .offline
    try device.perform(.toggle(id: "place.favourite"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.window?.snapshot.alert?.title == "Couldn't save the favourite.")
  }

  @Test("Signing in again brings back the screens that were open")
  func signingInAgain() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.selectRow(number: 3, id: "menu.sections"))
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRowTitled(title: "Fado", id: "reference.list"))
    device.leave(by: .expiry)
    #expect(device.stack == ["signIn"])
    try device.signIn()
    #expect(device.stack == ["menu", "reference", "article"])
    #expect(device.transitions == ["menu", "reference", "article", "signIn", "article"])
  }

  @Test("A link that closes a note leads to its own screen only")
  func linkOverNote() throws {
    let device = try DeviceFixture(at: [.place(id: "maat")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.tap(id: "place.editNote"))
    device.leave(by: .link)
    #expect(device.transitions == ["place", "note", "quarters"])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      ("guide://quarters", ["menu", "quarters"]), ("guide://places", ["menu", "places"]),
      ("guide://places/maat", ["menu", "places", "place"]), ("guide://places/maat/note", ["menu", "places", "place"]),
      ("guide://reference", ["menu", "reference"]), ("guide://reference/fado", ["menu", "reference", "article"]),
    ])
  func links(link: String, stack: [String]) throws {
    let device = try DeviceFixture(at: [.reference])
    let delegate = device.launch()
    delegate.application(open: link)
    #expect(device.stack == stack && (device.window?.snapshot.modal != nil) == link.hasSuffix("note"))
  }

  @Test("A link replaces the stack by new screens and closes an alert")
  func link() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    let delegate = device.launch()
    delegate.application(open: "guide://nowhere")
    #expect(device.window?.snapshot.alert?.title == "This link can't be opened.")
    delegate.application(open: "guide://quarters")
    #expect(device.window?.snapshot.alert == nil)
    #expect(device.stack == ["menu", "quarters"])
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test("Entering the background saves where the user is")
  func background() throws {
    let device = try DeviceFixture(at: [.quarters(order: .priority)])
    let delegate = device.launch()
    try device.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    delegate.applicationDidEnterBackground()
    device.kill()
    _ = device.launch()
    #expect(device.lines.contains("  quarters.order: segmented control Priority | [A–Z]"))
  }

  @Test("An expired session leads to sign-in, and the place where the user was is saved")
  func expiry() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.selectRow(number: 1, id: "menu.sections"))
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.choose(segment: "A–Z", id: "quarters.order"))
    device.backend[.quarters].failsOnce = .unauthorised
    try device.perform(.pullToRefresh(id: "quarters.list"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.contains("  signIn.error: label “Your session has expired. Sign in again.”"))
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .name)]))
  }

  @Test("A search is saved in the background and searched again after a relaunch")
  func restoredSearch() throws {
    let device = try DeviceFixture(at: [.places(quarterID: "alfama", title: "Alfama", query: "")])
    let delegate = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.type(text: "se", id: "places.search"))
    delegate.applicationDidEnterBackground()
    #expect(device.savedState.value?.screens == [.places(quarterID: "alfama", title: "Alfama", query: "se")])
    device.kill()
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    #expect(
      device.lines == [
        "under: menu “Lisbon”", "screen: places “Alfama”", "  places.search: text field “se”",
        "  places.list: list, 1 rows", "    “Sé” “The cathedral”",
      ])
  }

  @Test("A search waits for as long as the configuration says")
  func searchDelay() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.type(text: "m", id: "places.search"))
    device.clock.advance(by: .milliseconds(299))
    #expect(device.backend.requestCount(of: .places) == 1)
    device.clock.advance(by: .milliseconds(1))
    #expect(device.backend.requestCount(of: .places) == 2)
  }

  @Test("Places load once: coming back to them does not load again")
  func comingBack() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: ""), .reference])
    _ = device.launch()
    #expect(device.backend.requestCount(of: .places) == 0)
    try device.perform(.goBack)
    device.clock.advance(by: .milliseconds(100))
    let stack = try #require(device.window?.rootViewController as? NavigationController)
    stack.pushViewController(ViewController())
    try device.perform(.goBack)
    #expect(device.backend.requestCount(of: .places) == 1)
  }

  @Test("A favourite that is made elsewhere is marked in the list at once")
  func favourite() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.contains("    “MAAT” “Art and power”"))
    try device.dependencies?.favourites.set(true, id: "maat")
    #expect(device.lines.contains("    “MAAT” “Art and power” accessory ★"))
  }

  @Test("An article that is opened from the list sends nothing; restored it asks for itself only")
  func article() throws {
    let device = try DeviceFixture(at: [.reference])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRowTitled(title: "Lifts", id: "reference.list"))
    #expect(device.stack == ["menu", "reference", "article"])
    #expect(device.lines.last == "  article.body: label “Take Santa Justa.”")
    #expect(device.backend.requestCount(of: .articles) == 1)
    device.kill()
    device.backend.resetRequestCounts()
    _ = device.launch()
    #expect(device.lines.last == "screen: article “”")
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.last == "  article.body: label “Take Santa Justa.”")
    #expect(device.backend.requestCount(of: .articles) == 1)
  }

  @Test("What the system says reaches the log and the image cache")
  func systemEvents() throws {
    let device = try DeviceFixture()
    let delegate = device.launch()
    device.clock.advance(by: .milliseconds(100))
    #expect(device.dependencies?.images.count == 1)
    delegate.applicationWillResignActive()
    delegate.applicationDidEnterBackground()
    delegate.applicationWillEnterForeground()
    delegate.applicationDidReceiveMemoryWarning()
    #expect(device.dependencies?.images.count == 0)
    #expect(
      device.logger.entries.map(\.message).suffix(4) == [
        "will resign active", "did enter background", "will enter foreground", "memory warning",
      ])
  }

  @Test("Signing out forgets where the user was")
  func signOut() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.tap(id: "menu.signOut"))
    #expect(device.savedState.value == nil)
    #expect(
      device.lines == [
        "screen: signIn “Sign in”", "  signIn.username: text field “”", "  signIn.password: secure field “”",
        "  signIn.submit: button “Sign in” (disabled)",
      ])
  }
}
