import HeadlessUI
import Storyboard
import Testing

@testable import ObservationImpl

struct LoadStatusViewShowTests {
  private let layout = QuartersLayout()

  @Test("A spinner turns or hides")
  func spinner() {
    let spinner = layout.status.spinner
    spinner.setAnimating(true)
    #expect(spinner.isAnimating)
    spinner.setAnimating(false)
    #expect(!spinner.isAnimating)
  }

  @Test("While it loads the spinner turns, and an error brings Retry")
  func status() {
    layout.status.show(isLoading: true, error: nil)
    #expect(layout.status.spinner.isAnimating)
    #expect(layout.status.error.isHidden && layout.status.retry.isHidden)
    layout.status.show(isLoading: false, error: "No connection.")
    #expect(!layout.status.spinner.isAnimating)
    #expect(layout.status.error.text == "No connection.")
    #expect(!layout.status.error.isHidden && !layout.status.retry.isHidden)
  }
}
