import Testing

@testable import Measuring

struct ScreenLoadersTests {
  private let loaders = ScreenLoaders()

  @Test("A test that gives a view controller its view loads a screen")
  func loads() {
    #expect(loaders.contains("$s10HeadlessUI14ViewControllerC4viewAA4ViewCvs"))
  }

  @Test(
    "A test that only creates a view or a controller, reads the view, or has another kind of view doesn't",
    arguments: [
      "$s10HeadlessUI4ViewCyACSScfc", "$s10HeadlessUI14ViewControllerC7nibNameACSS_tcfc",
      "$s10HeadlessUI14ViewControllerC4viewAA4ViewCvg", "$s10HeadlessUI14ViewControllerC5titleSSvs",
      "$s7MVCImpl14ViewControllerC4viewAA4ViewCvs", "",
    ])
  func loadsNone(function: String) {
    #expect(!loaders.contains(function[...]))
  }
}
