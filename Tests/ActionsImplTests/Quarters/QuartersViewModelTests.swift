import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct QuartersViewModelTests {
  private let layout = QuartersLayout()
  private let model = QuartersModel(order: .name)
  private let viewModel: QuartersViewModel

  init() {
    viewModel = QuartersViewModel(model: model, layout: layout)
  }

  private var cells: [TableViewCell] {
    (0..<viewModel.tableView(layout.list, numberOfRowsInSection: 0)).map {
      viewModel.tableView(layout.list, cellForRowAt: IndexPath(row: $0))
    }
  }

  @Test("All of it is order, progress and rows")
  func all() {
    let window = Window()
    window.show(layout)
    layout.list.dataSource = viewModel
    #expect(window.lines.contains("  quarters.list: list, 0 rows"))
    model.quarters = [.alfama, .belem]
    model.status.wait = .load
    viewModel.refresh()
    #expect(
      window.lines.dropFirst() == [
        "  quarters.order: segmented control Priority | [A–Z]", "  quarters.list: list, 2 rows",
        "    “Alfama” “Steep”", "    “Belém” “Wide”", "  quarters.spinner: spinner",
      ])
  }

  @Test("Without quarters it says so")
  func empty() {
    viewModel.refreshQuarters()
    #expect(layout.empty.isHidden && cells.isEmpty)
    model.quarters = []
    viewModel.refreshQuarters()
    #expect(!layout.empty.isHidden)
  }

  @Test("A failure is told in its words, beside Retry, until something is waited for again")
  func failure() {
    model.status.failure = .offline
    viewModel.refreshProgress()
    #expect(layout.error.text == "No connection.")
    #expect(!layout.error.isHidden && !layout.retry.isHidden && !layout.spinner.isAnimating)
    model.status.failure = nil
    viewModel.refreshProgress()
    #expect(layout.error.isHidden && layout.retry.isHidden)
  }
}
