import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct ReferenceViewModelTests {
  private let layout = ReferenceLayout()
  private let model = ReferenceModel()
  private let viewModel: ReferenceViewModel

  init() {
    viewModel = ReferenceViewModel(model: model, layout: layout)
  }

  @Test("Before there are articles there are no sections")
  func atFirst() {
    #expect(viewModel.numberOfSections(in: layout.list) == 0)
    #expect(viewModel.tableView(layout.list, numberOfRowsInSection: 0) == 0)
    #expect(viewModel.tableView(layout.list, titleForHeaderInSection: 0) == nil)
    #expect(viewModel.tableView(layout.list, cellForRowAt: IndexPath(row: 0)).text.isEmpty)
  }

  @Test("Articles stand in the sections of their categories")
  func sections() {
    model.categories = ArticleCategory.grouped(.book)
    viewModel.refreshArticles()
    #expect(viewModel.numberOfSections(in: layout.list) == 2)
    #expect((0..<2).map { viewModel.tableView(layout.list, numberOfRowsInSection: $0) } == [2, 1])
    #expect(viewModel.tableView(layout.list, titleForHeaderInSection: 1) == "Eating")
    #expect(viewModel.tableView(layout.list, cellForRowAt: IndexPath(row: 1)).text == "Hills")
  }

  @Test("What is waited for, and what has failed, is shown")
  func progress() {
    model.status.wait = .load
    viewModel.refreshProgress()
    #expect(layout.spinner.isAnimating && layout.error.isHidden)
    model.status.wait = nil
    model.status.failure = .offline
    viewModel.refreshProgress()
    #expect(layout.error.text == "No connection.")
    #expect(!layout.spinner.isAnimating && !layout.error.isHidden && !layout.retry.isHidden)
  }
}
