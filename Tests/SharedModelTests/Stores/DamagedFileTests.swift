import Foundation
import SharedModel
import Testing

@MainActor
struct DamagedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(loading text: String) throws -> StoreError {
    try folder.write(text, to: "ids.json")
    return try #require(throws: StoreError.self) { try folder.store(of: [String].self).load() }
  }

  private func damaged(_ flaw: JSONFlaw, keptAs name: String = "ids.damaged-1.json") -> StoreError {
    .damaged(file: folder.path("ids.json"), flaw: flaw, remains: .keptAs(folder.path(name)))
  }

  @Test("A truncated file is set aside as it was, and the next load finds nothing")
  func truncated() throws {
    let text = #"{"content":["maat"],"ver"#
    #expect(try error(loading: text) == damaged(.truncated(bytes: 24)))
    #expect(try folder.contents == ["ids.damaged-1.json"])
    #expect(try folder.text(of: "ids.damaged-1.json") == text)
    #expect(try folder.store(of: [String].self).load() == nil)
  }

  @Test("An empty file is damaged")
  func empty() throws {
    #expect(try error(loading: "") == damaged(.empty))
  }

  @Test("A file that isn't JSON is damaged, and the error says where")
  func notJSON() throws {
    guard case .damaged(_, .notJSON(let detail), .keptAs) = try error(loading: "<plist/>") else {
      Issue.record("not damaged")
      return
    }
    #expect(detail.contains(#/character 0|line 1/#))
  }

  @Test("JSON of another shape is damaged, and the error says which part")
  func wrongShape() throws {
    #expect(
      try error(loading: #"{"version":1}"#) == damaged(.wrongShape(path: "", detail: "there is no “content”")))
    #expect(
      try error(loading: #"["maat"]"#).description.contains("its content has another shape"))
    guard
      case .damaged(_, .wrongShape("content[1]", _), _) = try error(loading: #"{"version":1,"content":["a",2]}"#)
    else {
      Issue.record("not the wrong shape")
      return
    }
  }

  @Test("A version that never existed is damage, not a newer version", arguments: ["0", "-3", "\"1\"", "null", "[]"])
  func oddVersion(version: String) throws {
    guard
      case .damaged(_, .wrongShape("version", _), .keptAs) = try error(
        loading: #"{"version":\#(version),"content":[]}"#)
    else {
      Issue.record("not damaged")
      return
    }
  }

  @Test("A version that isn't a whole number, or is too large, is damage", arguments: ["1.5", "99999999999999999999"])
  func oddNumber(version: String) throws {
    guard
      case .damaged(_, .wrongShape, .keptAs) = try error(loading: #"{"version":\#(version),"content":[]}"#)
    else {
      Issue.record("not damaged")
      return
    }
  }

  @Test("A file that was set aside earlier isn't overwritten")
  func numbered() throws {
    try folder.write("precious", to: "ids.damaged-1.json")
    #expect(try error(loading: "") == damaged(.empty, keptAs: "ids.damaged-2.json"))
    #expect(try error(loading: "{") == damaged(.truncated(bytes: 1), keptAs: "ids.damaged-3.json"))
    #expect(try folder.text(of: "ids.damaged-1.json") == "precious")
    #expect(try folder.text(of: "ids.damaged-3.json") == "{")
  }

  @Test("A dangling link counts as a used name")
  func numberedAfterALink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("ids.damaged-1.json"), withDestinationPath: "nowhere")
    #expect(try error(loading: "") == damaged(.empty, keptAs: "ids.damaged-2.json"))
  }

  @Test("A file of a newer version is set aside, whatever its content")
  func newer() throws {
    #expect(
      try error(loading: #"{"version":2,"content":{"x":1}}"#)
        == .newerVersion(
          file: folder.path("ids.json"), found: 2, supported: 1,
          remains: .keptAs(folder.path("ids.newer-1.json"))))
    #expect(try folder.contents == ["ids.newer-1.json"])
  }

  @Test("Saving after the report works, and keeps the file that was set aside")
  func saveAfterwards() throws {
    try folder.write("{", to: "ids.json")
    let store = folder.store(of: [String].self)
    #expect(throws: StoreError.self) { try store.load() }
    try store.save(["maat"])
    #expect(try store.load() == ["maat"])
    #expect(try folder.text(of: "ids.damaged-1.json") == "{")
  }

  @Test("A store that never loaded sets a damaged file aside before it saves")
  func saveWithoutLoading() throws {
    try folder.write("{", to: "ids.json")
    try folder.store(of: [String].self).save(["maat"])
    #expect(try folder.contents == ["ids.damaged-1.json", "ids.json"])
  }

  @Test("A damaged file that can't be set aside stays, and isn't overwritten until it is gone")
  func cannotBeSetAside() throws {
    try folder.write("{", to: "ids.json")
    let store = folder.store(of: [String].self, fileManager: ImmovableFiles())
    let expected = StoreError.damaged(
      file: folder.path("ids.json"), flaw: .truncated(bytes: 1), remains: .inPlace(.system(code: EROFS)))
    #expect(throws: expected) { try store.load() }
    #expect(throws: expected) { try store.save(["maat"]) }
    #expect(throws: expected) { try store.save(["maat"]) }
    #expect(try folder.text(of: "ids.json") == "{")
    try FileManager.default.removeItem(atPath: folder.path("ids.json"))
    try store.save(["maat"])
    #expect(try store.load() == ["maat"])
  }

  @Test("Removing a damaged file on request lets the store save again")
  func removeDamaged() throws {
    try folder.write("{", to: "ids.json")
    let store = folder.store(of: [String].self, fileManager: ImmovableFiles())
    #expect(throws: StoreError.self) { try store.load() }
    try store.remove()
    try store.save(["maat"])
    #expect(try folder.contents == ["ids.json"])
  }
}

private final class ImmovableFiles: FileManager, @unchecked Sendable {
  override func moveItem(at source: URL, to destination: URL) throws {
    throw NSError(domain: NSPOSIXErrorDomain, code: Int(EROFS))
  }
}
