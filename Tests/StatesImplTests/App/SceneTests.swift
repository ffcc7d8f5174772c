import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import StatesImpl

struct SceneTests {
  private let device = DeviceDouble()

  private func makeScene(_ memento: any StateMemento = QuartersMemento(order: .name)) -> Scene {
    Scene(memento, sharing: SharedObjects(app: device.dependencies))
  }

  @Test("Until it is built, its name and title stand for it")
  func unbuilt() {
    let scene = makeScene()
    #expect(scene.state == nil)
    #expect(scene.viewController is ReleasedViewController)
    #expect(ObjectIdentifier(scene.viewController) == ObjectIdentifier(scene.viewController))
    #expect(scene.viewController.nibName == "quarters" && scene.viewController.title == "Quarters")
    #expect(scene.memento.savedScreen == .quarters(order: .name))
    scene.release()
    #expect(scene.memento.savedScreen == .quarters(order: .name))
  }

  @Test("What is built stays as it is, however often that is asked for")
  func builtTwice() {
    let scene = makeScene()
    scene.build()
    let state = scene.state
    scene.build()
    #expect(state != nil && scene.state === state)
  }

  @Test("State, view controller and layout are released, and what was loaded is not asked for again")
  func released() throws {
    let scene = makeScene()
    scene.build()
    let window = Window()
    window.rootViewController = scene.viewController
    try device.quarters.requests[0].answer(.success(.unsorted))
    let before = window.snapshot
    window.rootViewController = nil
    weak let state = scene.state
    weak let viewController = scene.viewController
    weak let layout = scene.viewController.view
    #expect(state != nil && viewController != nil && layout != nil)
    scene.release()
    #expect(state == nil && viewController == nil && layout == nil)
    scene.build()
    window.rootViewController = scene.viewController
    #expect(window.snapshot == before)
    #expect(device.quarters.requests.count == 1)
  }

  @Test("While something is under way it is not released")
  func waiting() throws {
    let scene = makeScene()
    scene.build()
    _ = scene.viewController.view
    scene.release()
    #expect(scene.state != nil)
    try device.quarters.requests[0].answer(.failure(.offline))
    scene.release()
    #expect(scene.state == nil)
  }

  @Test("Without a stack it leads nowhere")
  func withoutStack() {
    let scene = makeScene()
    scene.build()
    scene.perform(.quartersToPlaces)
    scene.unwind()
    scene.uncover()
    #expect(scene.state != nil)
    #expect(device.log.isEmpty)
  }
}
