import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct ReferenceViewTests {
  private let service = ArticlesServiceDouble()
  private let delegate = ReferenceInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = ReferenceModel()
    let screen = ReferenceView(model: model, service: service)
    screen.interactor.delegate = delegate
    window.show(screen)
    screen.interactor.load()
    try service.requests[0].answer(.failure(.offline))
    screen.viewModel.refreshProgress()
    try window.perform(.tap(id: "reference.retry"))
    try service.requests[1].answer(.success(.book))
    screen.viewModel.refreshArticles()
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(model.status.wait == .refresh)
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(delegate.events.last == "selected Coffee")
  }
}
