import Testing

@testable import Stories

struct ExcerptTests {
  nonisolated private static let words =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"

  @Test func aShortTextStaysWhole() {
    #expect("one two".excerpt(besides: "two") == "one two")
  }

  @Test(arguments: [
    ("", "one two three four five six seven eight nine ten eleven twel…"),
    ("one two three four five six seven.", "… four five six seven eight nine ten eleven twelve thirteen f…"),
    (words + ".", "…ive six seven eight nine ten eleven twelve thirteen fourteen"),
  ])
  func ofALongTextThePartIsShownThatDiffers(other: String, excerpt: String) {
    #expect(Self.words.excerpt(besides: other) == excerpt)
  }
}
