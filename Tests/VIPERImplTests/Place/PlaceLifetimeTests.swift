import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// A place that goes out of sight for good leaves no object and no request behind.
struct PlaceLifetimeTests {
  private let placeNames = ModuleParts.namesOfModule("Place")
  private let all = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  /// A device on which the place is open, with the list it came from below.
  private func device() throws -> DeviceFixture {
    let device = try DeviceFixture(at: [all])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRowTitled(title: "Castelo", id: "places.list"))
    return device
  }

  private func place(of device: DeviceFixture) -> ModuleParts {
    device.parts(of: "Place")
  }

  @Test("Back releases the screen, and cancels its request")
  func backWhileLoading() throws {
    let device = try DeviceFixture(at: [.place(id: "maat")])
    device.backend[.cover].answer = .never
    _ = device.launch()
    let place = place(of: device)
    #expect(place.names == placeNames && place.aliveNames == placeNames && device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(place.aliveNames.isEmpty && device.clock.nextDue == nil && device.stack == ["menu"])
  }

  @Test("Back releases a place that loads the next page, and cancels that request")
  func backWhileNextLoads() throws {
    let device = try DeviceFixture(at: [.place(id: "maat")])
    device.backend[.cover].answer = .never
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.tap(id: "place.next"))
    let place = place(of: device)
    #expect(place.aliveNames == placeNames && device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(place.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("Back releases a place whose favourite is being saved, and the request goes on")
  func backWhileSavingFavourite() throws {
    let device = try device()
    try device.perform(.toggle(id: "place.favourite"))
    let place = place(of: device)
    try device.perform(.goBack)
    #expect(place.names == placeNames && place.aliveNames.isEmpty && device.clock.nextDue != nil)
    device.backend[.favourite].failsOnce = .offline
    device.clock.advance(by: .milliseconds(100))
    #expect(device.window?.snapshot.alert == nil && device.dependencies?.favourites.contains("castelo") == true)
  }

  @Test("Back from the next place releases that one alone")
  func backFromNext() throws {
    let device = try device()
    let first = place(of: device)
    try device.perform(.tap(id: "place.next"))
    #expect(device.window?.snapshot.stack.map(\.title) == ["Lisbon", "Places", "Castelo", "MAAT"])
    let second = place(of: device)
    try device.perform(.goBack)
    #expect(second.names == placeNames && second.aliveNames.isEmpty && first.aliveNames == placeNames)
  }

  @Test("A place that is gone is released, and loses its row")
  func gone() throws {
    let device = try device()
    device.backend.guide.places.removeAll { $0.id == "castelo" }
    try device.perform(.toggle(id: "place.favourite"))
    device.clock.advance(by: .milliseconds(100))
    let place = place(of: device)
    #expect(place.aliveNames == placeNames)
    try device.perform(.tapInAlert(title: "OK"))
    #expect(place.aliveNames.isEmpty && device.stack == ["menu", "places"])
    #expect(device.lines.contains("  places.list: list, 2 rows"))
  }

  @Test("A place that can't be loaded is released by OK, and so is the note over it by the failure")
  func loadFails() throws {
    let device = try DeviceFixture(at: [all])
    let delegate = device.launch()
    delegate.application(open: "guide://places/gone/note")
    let place = place(of: device)
    let note = device.modalParts(of: "Note")
    #expect(device.window?.snapshot.modal?.name == "note" && note.aliveNames.count == 4)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.window?.snapshot.modal == nil && note.aliveNames.isEmpty)
    #expect(device.window?.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(device.savedState.value == SavedState(screens: [all, .place(id: "gone")]))
    try device.perform(.tapInAlert(title: "OK"))
    #expect(place.names == placeNames && place.aliveNames.isEmpty && device.stack == ["menu", "places"])
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try device()
    device.backend[.places].answer = .never
    let first = place(of: device)
    try device.perform(.tap(id: "place.next"))
    let second = place(of: device)
    try device.perform(.toggle(id: "place.favourite"))
    #expect(first.aliveNames == placeNames && second.aliveNames == placeNames)
    device.leave(by: way)
    #expect(first.aliveNames.isEmpty && second.aliveNames.isEmpty)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == (way == .link ? ["menu", "quarters"] : ["signIn"]))
  }

  @Test("The end of the process releases a place")
  func kill() throws {
    let device = try device()
    let place = place(of: device)
    #expect(place.aliveNames == placeNames)
    device.kill()
    #expect(place.aliveNames.isEmpty)
  }
}
