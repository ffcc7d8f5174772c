import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct LoadStatusViewModelTests {
  private let layout = QuartersLayout()
  private let viewModel: LoadStatusViewModel

  init() {
    viewModel = LoadStatusViewModel(layout: layout.status, refreshControl: layout.refreshControl)
  }

  @Test("Only a load turns the spinner", arguments: [.load, .more, .refresh, nil] as [LoadStatus.Wait?])
  func spinner(wait: LoadStatus.Wait?) {
    viewModel.refresh(LoadStatus(wait: wait))
    #expect(layout.spinner.isAnimating == (wait == .load))
  }

  @Test(
    "The refresh control turns only during a refresh", arguments: [.load, .more, .refresh, nil] as [LoadStatus.Wait?])
  func refreshControl(wait: LoadStatus.Wait?) throws {
    let window = Window()
    window.show(layout)
    try window.perform(.pullToRefresh(id: "quarters.list"))
    viewModel.refresh(LoadStatus(wait: wait))
    #expect(layout.refreshControl.isRefreshing == (wait == .refresh))
  }

  @Test("A failed load shows the error and Retry, until the next load")
  func failure() {
    viewModel.refresh(LoadStatus(failure: .offline))
    #expect(layout.error.text == "No connection.")
    #expect(!layout.error.isHidden && !layout.retry.isHidden)
    viewModel.refresh(LoadStatus(wait: .load))
    #expect(layout.error.isHidden && layout.retry.isHidden)
  }
}
