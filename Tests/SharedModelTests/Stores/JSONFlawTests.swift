import Foundation
import Testing

@testable import SharedModel

struct JSONFlawTests {
  private struct Notes: Decodable { var texts: [String] }

  private func flaw(in text: String) throws -> JSONFlaw {
    let data = Data(text.utf8)
    let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(Notes.self, from: data) }
    return JSONFlaw(error, in: data)
  }

  @Test("No bytes count as empty")
  func empty() throws {
    #expect(try flaw(in: "") == .empty)
  }

  @Test("A text that ends early is truncated", arguments: [#"{"texts": ["a""#, #"{"texts": ["a"#, #"{"te"#, "{"])
  func truncated(text: String) throws {
    #expect(try flaw(in: text) == .truncated(bytes: text.utf8.count))
  }

  @Test(
    "Other platforms' messages for a truncated text are recognised",
    arguments: [
      (#"{"texts": ["a"#, "Unterminated string around line 1, column 12.", true),
      (#"{"texts": ["a""#, "Badly formed array around line 1, column 14.", true),
      ("{\n  \"texts\": [\n", "Unexpected end of file", true),
      ("{\n  \"texts\": [1,\n\n", "Badly formed array around line 2, column 15.", true),
      ("{\n  \"texts\": [oops]\n}", "Invalid value around line 2, column 13.", false),
      ("[1] x", "Garbage at end around line 1, column 5.", false), ("[1} ", "Badly formed array.", false),
    ])
  func otherPlatforms(text: String, detail: String, breaksOff: Bool) {
    #expect(JSONFlaw.breaksOff(Data(text.utf8), where: detail) == breaksOff)
  }

  @Test("Any other text isn't JSON, and the flaw says where")
  func notJSON() throws {
    let flaw = try flaw(in: "{\n  \"texts\": [oops]\n}")
    guard case .notJSON(let detail) = flaw else {
      Issue.record("\(flaw)")
      return
    }
    #expect(detail.contains(#/character 14|line 2/#))
  }

  @Test("Bytes that aren't text aren't JSON")
  func binary() throws {
    let data = Data([0xFF, 0xFE, 0x00, 0x80, 0x81])
    let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(Notes.self, from: data) }
    guard case .notJSON = JSONFlaw(error, in: data) else {
      Issue.record("\(JSONFlaw(error, in: data))")
      return
    }
  }

  @Test("JSON of another shape says where it differs")
  func wrongShape() throws {
    guard case .wrongShape("texts[1]", _) = try flaw(in: #"{"texts": ["a", 2]}"#) else {
      Issue.record("wrong element")
      return
    }
    #expect(try flaw(in: #"{"words": []}"#) == .wrongShape(path: "", detail: "there is no “texts”"))
    guard case .wrongShape("", _) = try flaw(in: "[1]") else {
      Issue.record("wrong top")
      return
    }
  }

  @Test("Each flaw reads as the end of a sentence")
  func messages() {
    #expect(JSONFlaw.empty.description == "it is empty")
    #expect(JSONFlaw.truncated(bytes: 9).description == "it breaks off after 9 bytes")
    #expect(JSONFlaw.notJSON(detail: "Odd.").description == "it is not JSON (Odd)")
    #expect(JSONFlaw.wrongShape(path: "", detail: "odd").description == "its content has another shape (odd)")
    #expect(
      JSONFlaw.wrongShape(path: "a[1]", detail: "odd").description == "its content has another shape at a[1] (odd)")
  }
}
