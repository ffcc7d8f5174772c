import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct SignInViewTests {
  private let model = SignInModel(notice: nil)
  private let service = SignInServiceDouble()
  private let window = Window()

  @Test("It creates its interactor and its view model, and input goes to the interactor")
  func creates() throws {
    let screen = SignInView(model: model, service: service)
    window.show(screen)
    screen.viewModel.refresh()
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "secret", id: "signIn.password"))
    #expect(model.credentials == Credentials(username: "mark", password: "secret"))
    screen.viewModel.refresh()
    try window.perform(.tap(id: "signIn.submit"))
    #expect(service.requests.count == 1)
    screen.viewModel.refresh()
    try window.perform(.tap(id: "signIn.cancel"))
    #expect(try service.requests[0].isCancelled)
  }
}
