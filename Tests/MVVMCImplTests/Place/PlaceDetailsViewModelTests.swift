import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct PlaceDetailsViewModelTests {
  @Test("It shows the summary, and the quarter by its name")
  func place() {
    let details = PlaceDetailsViewModel(.maat)
    #expect(details.summary == "White")
    #expect(details.quarter == "Belém")
  }
}
