import Foundation
import MadeResults
import Testing

@testable import Results

struct SuiteResultTests {
  @Test("A result is read back as it was written")
  func roundTrip() throws {
    let result = try SuiteResult.made()
    #expect(try JSONDecoder().decode(SuiteResult.self, from: JSONEncoder().encode(result)) == result)
  }
}
