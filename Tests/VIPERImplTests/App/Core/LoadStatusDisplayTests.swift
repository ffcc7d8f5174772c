import HeadlessUI
import Storyboard
import Testing

@testable import VIPERImpl

struct LoadStatusDisplayTests {
  private let display = DisplayDouble()

  @Test("The spinner turns until it is hidden")
  func spinner() {
    display.showSpinner()
    #expect(display.status.spinner.isAnimating)
    display.hideSpinner()
    #expect(!display.status.spinner.isAnimating)
  }

  @Test("An error comes with Retry, and goes with it")
  func error() {
    display.showError("No connection.")
    #expect(display.status.error.text == "No connection.")
    #expect(!display.status.error.isHidden && !display.status.retry.isHidden)
    display.hideError()
    #expect(display.status.error.isHidden && display.status.retry.isHidden)
  }
}

private final class DisplayDouble: @MainActor LoadStatusDisplay {
  let status = LoadStatusView("list")
}
