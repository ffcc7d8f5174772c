import Foundation
import Testing

@testable import Measuring

struct JSONTextTests {
  @Test(arguments: ["\u{1B}[31m", "a\u{7F}b", "\u{9B}31m", "\u{85}", "é “x” \n\t/"])
  func theTextHoldsNoControlCharacterAndReadsBackAsItWas(text: String) throws {
    let json = try JSONText.of([text])
    let controls = json.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test func keysAreSortedAndSlashesStayAsTheyAre() throws {
    #expect(try JSONText.of(["b": "/", "a": "x"]) == "{\n  \"a\" : \"x\",\n  \"b\" : \"/\"\n}")
  }
}
