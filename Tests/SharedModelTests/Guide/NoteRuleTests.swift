import SharedModel
import Testing

struct NoteRuleTests {
  @Test("White space around a note doesn't count")
  func trimming() {
    #expect(NoteRule.trimmed(" \n Go early.\t ") == "Go early.")
    #expect(NoteRule.length(of: "  abc  ") == 3)
  }

  @Test("The length counts the characters that a reader sees")
  func graphemes() {
    #expect(NoteRule.length(of: "👨‍👩‍👧‍👦e\u{301}🇵🇹") == 3)
  }

  @Test("140 characters may be saved, 141 may not")
  func limit() {
    #expect(NoteRule.maySave(String(repeating: "👍🏽", count: 140), over: nil))
    #expect(NoteRule.maySave(" " + String(repeating: "a", count: 140) + " ", over: nil))
    #expect(!NoteRule.maySave(String(repeating: "a", count: 141), over: nil))
  }

  @Test("Only a text that differs from the saved one may be saved")
  func changed() {
    #expect(!NoteRule.maySave(" Go early. ", over: "Go early."))
    #expect(NoteRule.maySave("Go late.", over: "Go early."))
    #expect(!NoteRule.isChanged("  ", from: nil))
  }

  @Test("An empty text deletes a saved note, and there is nothing to delete without one")
  func empty() {
    #expect(NoteRule.maySave("  ", over: "Go early."))
    #expect(!NoteRule.maySave("", over: nil))
  }
}
