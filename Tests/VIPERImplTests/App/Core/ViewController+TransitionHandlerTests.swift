import HeadlessUI
import Testing

@testable import VIPERImpl

struct TransitionHandlerTests {
  @Test("A view controller pushes on the stack that holds it")
  func push() {
    let screen = ViewController(nibName: "menu")
    let stack = NavigationController(rootViewController: screen)
    let handler: any TransitionHandler = screen
    handler.push(ViewController(nibName: "quarters"))
    #expect(stack.viewControllers.map(\.nibName) == ["menu", "quarters"])
  }

  @Test("A view controller goes back on the stack that holds it")
  func pop() {
    let screen = ViewController(nibName: "quarters")
    let stack = NavigationController(rootViewController: ViewController(nibName: "menu"))
    stack.pushViewController(screen)
    let handler: any TransitionHandler = screen
    handler.pop()
    #expect(stack.viewControllers.map(\.nibName) == ["menu"])
  }

  @Test("A view controller presents over the window that shows it")
  func present() {
    let window = Window()
    let screen = ViewController(nibName: "menu")
    window.rootViewController = screen
    let handler: any TransitionHandler = screen
    handler.present(AlertController(title: "Hello"))
    #expect(window.snapshot.alert?.title == "Hello")
  }

  @Test("An alert is shown when nothing lies over the screen, and not otherwise")
  func presentAlert() {
    let window = Window()
    let screen = ViewController(nibName: "menu")
    window.rootViewController = NavigationController(rootViewController: screen)
    let handler: any TransitionHandler = screen
    handler.presentAlert(AlertController(title: "Hello"))
    handler.presentAlert(AlertController(title: "Hello again"))
    #expect(window.snapshot.alert?.title == "Hello")
    handler.closePresented()
    handler.present(ViewController(nibName: "note"))
    handler.presentAlert(AlertController(title: "Hello again"))
    #expect(window.snapshot.alert == nil && window.snapshot.modal?.name == "note")
  }

  @Test("What lies over the stack is closed from each of its screens; when nothing does nothing happens")
  func closePresented() {
    let window = Window()
    let screen = ViewController(nibName: "place")
    window.rootViewController = NavigationController(rootViewController: screen)
    let handler: any TransitionHandler = screen
    handler.present(ViewController(nibName: "note"))
    handler.closePresented()
    handler.closePresented()
    #expect(window.snapshot.modal == nil && window.snapshot.stack.map(\.name) == ["place"])
  }

  @Test("A modal closes with the alert over it")
  func closeModal() {
    let window = Window()
    let modal = ViewController(nibName: "note")
    window.rootViewController = ViewController(nibName: "place")
    window.rootViewController?.present(modal)
    let handler: any TransitionHandler = modal
    handler.present(AlertController(title: "Hello"))
    #expect(window.snapshot.alert != nil)
    handler.closeModal()
    #expect(window.snapshot.alert == nil && window.snapshot.modal == nil)
  }
}
