import Testing

@testable import CompareSuite

struct ViewMakersTests {
  private let makers = ViewMakers()

  @Test(
    "An initialiser of the kit's views and controllers makes a view",
    arguments: ["$s10HeadlessUI4ViewCyACSScfc", "$s10HeadlessUI14ViewControllerC7nibNameACSS_tcfc"])
  func makes(function: String) {
    #expect(makers.contains(function[...]))
  }

  @Test(
    "Their other members don't, nor does what isn't a view",
    arguments: [
      "$s10HeadlessUI4ViewC8subviewsSayACGvg", "$s10HeadlessUI4ViewC8isHiddenSbvpfi", "$s10HeadlessUI6WindowCACycfc",
      "$s7MVCImpl4ViewCACycfc", "",
    ])
  func makesNone(function: String) {
    #expect(!makers.contains(function[...]))
  }
}
