import Foundation
import SharedModel
import Testing

struct GuideErrorTests {
  private let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Old.", priority: 1)
  private let baixa = Quarter(id: "baixa", name: "Baixa", summary: "Straight.", priority: 2)
  private let castle = Place(id: "castelo", name: "Castelo", summary: "High.", quarterID: "alfama")

  @Test("A file that doesn't exist is missing")
  func missing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "no-such-folder-\(UUID())/guide.json")
    #expect(throws: GuideError.missing(file: file.path)) { try Guide(contentsOf: file) }
  }

  @Test("A truncated file is damaged")
  func truncated() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"quarters": ["#.utf8).write(to: file)
    #expect(throws: GuideError.damaged(file: file.path, flaw: .truncated(bytes: 14))) { try Guide(contentsOf: file) }
  }

  @Test("A file with contradictions is refused when it is read")
  func contradictionInAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode(Guide(places: [castle])).write(to: file)
    #expect(throws: GuideError.unknownQuarter(place: "castelo", quarter: "alfama")) { try Guide(contentsOf: file) }
  }

  @Test("Ids are unique in each list")
  func repeatedIDs() {
    let article = Article(id: "hills", title: "Hills", category: "History", body: "Seven.")
    let mark = Account(username: "mark", displayName: "Mark", password: "lisboa")
    #expect(throws: GuideError.repeatedID(kind: .quarter, id: "alfama")) {
      try Guide(quarters: [alfama, alfama]).validate()
    }
    #expect(throws: GuideError.repeatedID(kind: .place, id: "castelo")) {
      try Guide(quarters: [alfama], places: [castle, castle]).validate()
    }
    #expect(throws: GuideError.repeatedID(kind: .article, id: "hills")) {
      try Guide(articles: [article, article]).validate()
    }
    #expect(throws: GuideError.repeatedID(kind: .account, id: "mark")) {
      try Guide(accounts: [mark, mark]).validate()
    }
  }

  @Test("Priorities are unique")
  func repeatedPriorities() {
    var second = baixa
    second.priority = 1
    #expect(throws: GuideError.repeatedPriority(1, quarters: ["alfama", "baixa"])) {
      try Guide(quarters: [alfama, second]).validate()
    }
  }

  @Test("Each message names what is wrong, where, and the remedy")
  func messages() {
    #expect(
      GuideError.missing(file: "/a/guide.json").description
        == "The guide can't be read: the file /a/guide.json is missing or not readable. "
        + "Build the package again to copy its resources.")
    #expect(
      GuideError.damaged(file: "/a/guide.json", flaw: .truncated(bytes: 7)).description
        == "The guide in /a/guide.json is damaged: it breaks off after 7 bytes. "
        + "Mend the file, or build again from an unchanged checkout.")
    #expect(
      GuideError.repeatedID(kind: .place, id: "maat").description
        == "The guide has more than one place with the id “maat”. Rename all but one in guide.json.")
    #expect(
      GuideError.repeatedPriority(3, quarters: ["a", "b"]).description
        == "The guide gives priority 3 to a and b. Give each quarter in guide.json its own.")
    #expect(
      GuideError.unknownQuarter(place: "maat", quarter: "x").description
        == "The guide puts the place “maat” in a quarter “x”, which it doesn't have. "
        + "Correct its quarterID in guide.json.")
  }
}
