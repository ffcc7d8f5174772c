import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What saving leaves on the device.
struct NoteSavingTests {
  /// A device on which the note of a place is open.
  private func device(note: String) throws -> DeviceFixture {
    let device = try DeviceFixture(at: [.place(id: "maat")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.dependencies?.notes.set(note, for: "maat")
    try device.perform(.tap(id: "place.editNote"))
    return device
  }

  @Test("Success stores the note, and closes it")
  func success() throws {
    let device = try device(note: "")
    try device.perform(.type(text: " Go early ", id: "note.text"))
    try device.perform(.tap(id: "note.save"))
    #expect(device.dependencies?.notes.text(for: "maat") == nil && device.window?.snapshot.modal != nil)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.dependencies?.notes.text(for: "maat") == "Go early" && device.window?.snapshot.modal == nil)
    #expect(device.lines.contains("  place.noteText: label “Go early”"))
  }

  @Test("An empty text deletes the note")
  func deletion() throws {
    let device = try device(note: "Go early")
    #expect(device.lines.contains("  note.text: text field “Go early”"))
    try device.perform(.clear(id: "note.text"))
    try device.perform(.tap(id: "note.save"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.dependencies?.notes.text(for: "maat") == nil && device.window?.snapshot.modal == nil)
    #expect(!device.lines.contains { $0.contains("place.noteText") })
  }
}
