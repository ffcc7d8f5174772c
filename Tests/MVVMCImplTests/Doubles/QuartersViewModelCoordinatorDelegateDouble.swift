import SharedModel

@testable import MVVMCImpl

/// Keeps what the quarters' view model tells.
final class QuartersViewModelCoordinatorDelegateDouble: QuartersViewModelCoordinatorDelegate {
  private(set) var selections: [Quarter] = []
  private(set) var messages: [String] = []

  func quartersViewModel(_ viewModel: QuartersViewModel, didSelect quarter: Quarter) {
    selections.append(quarter)
  }

  func quartersViewModel(_ viewModel: QuartersViewModel, didFailToRefresh message: String) {
    messages.append(message)
  }
}
