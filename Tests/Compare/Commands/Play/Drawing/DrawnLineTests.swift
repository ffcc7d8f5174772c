import Testing

@testable import CompareSuite

struct DrawnLineTests {
  @Test func withoutColourALineIsItsTextAlone() {
    for style in [DrawnLine.Style.plain, .strong, .faint, .focused] {
      #expect(DrawnLine("text", style).encoded(width: 9, hasColour: false) == "text")
    }
  }

  @Test func withColourAStyleEndsWhereTheLineDoes() {
    #expect(DrawnLine("text").encoded(width: 9, hasColour: true) == "text")
    #expect(DrawnLine("text", .focused).encoded(width: 3, hasColour: true) == "\u{1B}[7mte…\u{1B}[0m")
    #expect(DrawnLine("text", .strong).encoded(width: 9, hasColour: true) == "\u{1B}[1mtext\u{1B}[0m")
    #expect(DrawnLine("text", .faint).encoded(width: 9, hasColour: true) == "\u{1B}[2mtext\u{1B}[0m")
  }

  @Test func whatAnAppShowsCannotColourTheTerminal() {
    #expect(DrawnLine("\u{1B}[31mred").encoded(width: 20, hasColour: false) == "\u{FFFD}[31mred")
  }
}
