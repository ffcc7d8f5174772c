import SharedModel
import Storyboard
import Testing

@testable import ReducerImpl

struct LoadStatusViewRenderingTests {
  private let view = LoadStatusView("quarters")

  @Test(
    "While something loads for the first time the spinner turns", arguments: [LoadState.idle, .loading, .refreshing])
  func loading(state: LoadState) {
    view.render(state)
    #expect(view.spinner.isHidden == (state != .loading))
    #expect(view.error.isHidden && view.retry.isHidden)
  }

  @Test("A failure is told, with a button to try again, until there is none")
  func failure() {
    view.render(.failed("Something went wrong."))
    #expect(view.spinner.isHidden)
    #expect(view.error.text == "Something went wrong.")
    #expect(!view.error.isHidden && !view.retry.isHidden)
    view.render(.idle)
    #expect(view.error.isHidden && view.retry.isHidden)
  }
}
