import Foundation
import SharedModel
import Testing

struct GuideLinkTests {
  @Test(
    "Each address has its link",
    arguments: [
      ("guide://quarters", GuideLink.quarters),
      ("guide://places", .places),
      ("guide://places/maat", .place(id: "maat")),
      ("guide://places/maat/note", .note(placeID: "maat")),
      ("guide://places/note", .place(id: "note")),
      ("guide://reference", .reference),
      ("guide://reference/seven-hills", .article(id: "seven-hills")),
    ])
  func links(address: String, link: GuideLink) throws {
    #expect(GuideLink(address) == link)
    #expect(GuideLink(url: try #require(URL(string: address))) == link)
  }

  @Test("Scheme and host may be in either case; ids keep theirs")
  func letterCase() {
    #expect(GuideLink("GUIDE://Places/MAAT") == .place(id: "MAAT"))
    #expect(GuideLink("guide://places/maat/Note") == nil)
  }

  @Test("Ids are percent-decoded separately")
  func percentDecoding() {
    #expect(GuideLink("guide://places/s%C3%A9") == .place(id: "sé"))
    #expect(GuideLink("guide://places/a%2Fnote") == .place(id: "a/note"))
    #expect(GuideLink("guide://places/a%20b/note") == .note(placeID: "a b"))
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "guide", "guide:", "guide://", "guide:///", "guide:places", "guide:/places", "http://places",
      "guides://places", " guide://places", "guide://places ", "guide://place", "guide://menu", "guide://signIn",
      "guide://quarters/alfama", "guide://quarters/", "guide://places/", "guide://places//", "guide://places//note",
      "guide://places/maat/", "guide://places/maat/note/", "guide://places/maat/map", "guide://places/maat/note/1",
      "guide://reference/", "guide://reference/a/b", "guide://places?q=1", "guide://places?", "guide://places#top",
      "guide://places/maat?x", "guide://places/%", "guide://places/%zz", "guide://places/%FF", "guide://places/..",
      "guide://places/./maat", "guide://places/%2E%2E", "guide://places:80", "guide://mark@places", "guide://pl%61ces",
      "guide://places/a b", "guide://places/maat/n%6Fte", "guide://places/maat\n",
    ])
  func refused(address: String) {
    #expect(GuideLink(address) == nil)
  }
}
