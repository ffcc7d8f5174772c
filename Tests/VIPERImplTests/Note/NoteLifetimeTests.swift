import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// A note that closes leaves no object and no request behind, is forgotten by the saved state, and leaves its place.
struct NoteLifetimeTests {
  private let noteNames = ModuleParts.namesOfModule("Note")
  private let screens: [SavedState.Screen] = [
    .places(quarterID: nil, title: "Places", query: ""), .place(id: "maat"),
  ]

  /// A device on which the note of a place is open.
  private func device() throws -> DeviceFixture {
    let device = try DeviceFixture(at: screens)
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.tap(id: "place.editNote"))
    return device
  }

  private func savesNoNote(_ device: DeviceFixture) -> Bool {
    device.savedState.value == SavedState(screens: screens)
  }

  @Test(
    "Every way to close it releases the screen",
    arguments: [
      [Interaction.tap(id: "note.cancel")], [.swipeModalDown],
      [.type(text: "x", id: "note.text"), .tap(id: "note.cancel"), .tapInAlert(title: "Discard")],
      [.type(text: "x", id: "note.text"), .swipeModalDown, .tapInAlert(title: "Discard")],
      [.type(text: "x", id: "note.text"), .tap(id: "note.save")],
    ])
  func closing(way: [Interaction]) throws {
    let device = try device()
    let note = device.modalParts(of: "Note")
    #expect(note.names == noteNames && note.aliveNames == noteNames)
    #expect(device.savedState.value == SavedState(screens: screens, note: NoteDraft(placeID: "maat", text: "")))
    for interaction in way { try device.perform(interaction) }
    device.clock.advance(by: .milliseconds(100))
    #expect(note.aliveNames.isEmpty && savesNoNote(device) && device.lines.contains("screen: place “MAAT”"))
    #expect(device.transitions == ["place", "note", "place"])
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try device()
    let note = device.modalParts(of: "Note")
    #expect(note.aliveNames == noteNames)
    device.leave(by: way)
    #expect(note.aliveNames.isEmpty && device.window?.snapshot.modal == nil)
    #expect(device.transitions == ["place", "note", way == .link ? "quarters" : "signIn"])
  }

  @Test(
    "Discard releases it after Cancel or a swipe", arguments: [Interaction.tap(id: "note.cancel"), .swipeModalDown])
  func discarded(way: Interaction) throws {
    let device = try device()
    try device.perform(.type(text: "x", id: "note.text"))
    let note = device.modalParts(of: "Note")
    try device.perform(way)
    try device.perform(.tapInAlert(title: "Keep editing"))
    #expect(note.aliveNames == noteNames)
    try device.perform(way)
    try device.perform(.tapInAlert(title: "Discard"))
    #expect(note.aliveNames.isEmpty && savesNoNote(device) && device.backend.requestCount(of: .note) == 0)
  }

  @Test("A note that is saved is released, also with a question over it", arguments: [true, false])
  func saved(isAsked: Bool) throws {
    let device = try device()
    try device.perform(.type(text: "x", id: "note.text"))
    try device.perform(.tap(id: "note.save"))
    if isAsked { device.delegate?.application(open: "guide://quarters") }
    let note = device.modalParts(of: "Note")
    #expect((device.window?.snapshot.alert != nil) == isAsked && note.aliveNames == noteNames)
    device.clock.advance(by: .milliseconds(100))
    #expect(note.aliveNames.isEmpty && savesNoNote(device) && device.window?.snapshot.alert == nil)
    #expect(device.lines.contains("  place.noteText: label “x”"))
  }

  @Test("A note on a place that is gone is released together with the place")
  func gone() throws {
    let device = try device()
    let place = device.parts(of: "Place")
    device.backend.guide.places.removeAll { $0.id == "maat" }
    try device.perform(.type(text: "x", id: "note.text"))
    try device.perform(.tap(id: "note.save"))
    let note = device.modalParts(of: "Note")
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.tapInAlert(title: "OK"))
    #expect(note.names == noteNames && note.aliveNames.isEmpty && place.aliveNames.isEmpty)
    #expect(device.stack == ["menu", "places"])
  }

  @Test("A link releases an unchanged note at once, a changed one after Discard", arguments: [true, false])
  func link(isChanged: Bool) throws {
    let device = try device()
    if isChanged { try device.perform(.type(text: "x", id: "note.text")) }
    let note = device.modalParts(of: "Note")
    device.delegate?.application(open: "guide://quarters")
    if isChanged {
      #expect(note.aliveNames == noteNames)
      try device.perform(.tapInAlert(title: "Keep editing"))
      device.delegate?.application(open: "guide://quarters")
      try device.perform(.tapInAlert(title: "Discard"))
    }
    #expect(note.names == noteNames && note.aliveNames.isEmpty && device.stack == ["menu", "quarters"])
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test("A session that expires while it saves releases it, and the text comes back")
  func expiry() throws {
    let device = try device()
    try device.perform(.type(text: "x", id: "note.text"))
    device.backend[.note].failsOnce = .unauthorised
    try device.perform(.tap(id: "note.save"))
    let note = device.modalParts(of: "Note")
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["signIn"] && note.names == noteNames && note.aliveNames.isEmpty)
    #expect(device.savedState.value == SavedState(screens: screens, note: NoteDraft(placeID: "maat", text: "x")))
    try device.signIn()
    #expect(device.lines.contains("  note.text: text field “x”"))
  }

  @Test("In the background the text is saved, and after a kill, which releases it, it comes back")
  func kill() throws {
    let device = try device()
    try device.perform(.type(text: "x", id: "note.text"))
    device.delegate?.applicationDidEnterBackground()
    let note = device.modalParts(of: "Note")
    device.kill()
    #expect(note.names == noteNames && note.aliveNames.isEmpty)
    _ = device.launch()
    #expect(device.lines.contains("  note.text: text field “x”"))
    #expect(device.stack == ["menu", "places", "place"])
  }

  @Test("A restored note opens over its own place only")
  func noteOfAnotherPlace() throws {
    let device = try DeviceFixture(at: screens)
    try device.savedState.save(SavedState(screens: screens, note: NoteDraft(placeID: "castelo", text: "x")))
    _ = device.launch()
    #expect(device.window?.snapshot.modal == nil && device.stack == ["menu", "places", "place"])
  }

  @Test("A restored note opens only when its place is on top")
  func noteUnderAnotherScreen() throws {
    let device = try DeviceFixture(at: screens)
    try device.savedState.save(
      SavedState(screens: screens + [.reference], note: NoteDraft(placeID: "maat", text: "x")))
    _ = device.launch()
    #expect(device.window?.snapshot.modal == nil && device.stack == ["menu", "places", "place", "reference"])
  }

  @Test("A link that can't be opened is refused over the note, which stays")
  func refusedLink() throws {
    let device = try device()
    device.delegate?.application(open: "guide://nowhere")
    #expect(device.window?.snapshot.alert?.title == "This link can't be opened.")
    try device.perform(.tapInAlert(title: "OK"))
    #expect(device.window?.snapshot.modal?.name == "note")
  }
}
