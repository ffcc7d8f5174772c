import Foundation
import Testing

@testable import SharedModel

struct StringTrimmedTests {
  @Test("Every scalar of the first planes is trimmed exactly like in Foundation, at either end")
  func everyScalar() {
    let differing = (0..<0x3100).compactMap(Unicode.Scalar.init).filter { scalar in
      [" a\(scalar)", "\(scalar)a", "\(scalar)", "a\(scalar)a", "b\(scalar) "].contains { text in
        text.trimmed != text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    #expect(differing.isEmpty)
  }

  @Test("A letter with a combining mark keeps it")
  func marks() {
    #expect(" e\u{301} ".trimmed == "é")
    #expect("".trimmed.isEmpty && " \n\t".trimmed.isEmpty)
  }
}
