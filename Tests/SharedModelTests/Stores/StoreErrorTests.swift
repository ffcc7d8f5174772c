import Foundation
import SharedModel
import Testing

struct StoreErrorTests {
  @Test("A damaged file that was set aside")
  func damaged() {
    #expect(
      StoreError.damaged(
        file: "/a/notes.json", flaw: .truncated(bytes: 12), remains: .keptAs("/a/notes.damaged-1.json")
      ).description == "/a/notes.json is damaged: it breaks off after 12 bytes. "
        + "It is kept as /a/notes.damaged-1.json, and the app starts without it.")
  }

  @Test("A damaged file that stays in its place")
  func damagedInPlace() {
    #expect(
      StoreError.damaged(file: "/a/notes.json", flaw: .empty, remains: .inPlace(.other("moving is off"))).description
        == "/a/notes.json is damaged: it is empty. It can't be set aside (moving is off): the app starts without it, "
        + "and saves nothing there until the file is moved or removed.")
  }

  @Test("A file from a newer app")
  func newer() {
    #expect(
      StoreError.newerVersion(
        file: "/a/notes.json", found: 3, supported: 1, remains: .keptAs("/a/notes.newer-1.json")
      ).description == "/a/notes.json is of version 3, and this app reads none newer than 1. "
        + "It is kept as /a/notes.newer-1.json, and the app starts without it.")
  }

  @Test("A file that can't be read")
  func unreadable() {
    #expect(
      StoreError.unreadable(file: "/a/notes.json", cause: .folder).description
        == "/a/notes.json can't be read: there is a folder in its place. The app starts without it, and saves nothing "
        + "there until it can be read or is moved away.")
  }

  @Test("A file that can't be written")
  func notWritable() {
    #expect(
      StoreError.notWritable(file: "/a/notes.json", cause: .notAFile).description
        == "/a/notes.json can't be written: what is in its place is not a file. Its old content is untouched; "
        + "make it writable and save again.")
  }

  @Test("The cause is the underlying system error, or else the error's own description")
  func obstacles() {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
    let error = NSError(domain: NSCocoaErrorDomain, code: 640, userInfo: [NSUnderlyingErrorKey: cause])
    #expect(FileError(error) == .system(code: ENOSPC))
    #expect(FileError(error).description == String(cString: strerror(ENOSPC)))
    let other = NSError(domain: "guide", code: 1, userInfo: [NSLocalizedDescriptionKey: "no luck"])
    #expect(FileError(other) == .other("no luck"))
  }
}
