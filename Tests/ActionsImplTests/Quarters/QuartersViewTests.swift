import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct QuartersViewTests {
  private let service = QuartersServiceDouble()
  private let delegate = QuartersInteractorDelegateDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let model = QuartersModel(order: .priority)
    let screen = QuartersView(model: model, service: service)
    screen.interactor.delegate = delegate
    window.show(screen)
    screen.interactor.load()
    try service.requests[0].answer(.failure(.offline))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "quarters.retry"))
    try service.requests[1].answer(.success(.unsorted))
    screen.viewModel.refresh()
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(model.order == .name)
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(model.status.wait == .refresh)
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(delegate.events.last == "selected Alfama")
  }
}
