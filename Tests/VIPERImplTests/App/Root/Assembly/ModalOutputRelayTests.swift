import Testing

@testable import VIPERImpl

struct ModalOutputRelayTests {
  @Test("What modal modules tell is passed on, once there is somebody to tell it to")
  func passing() {
    let relay = ModalOutputRelay()
    relay.modalModuleDidAppear(named: "early")
    let output = ModalModuleOutputDouble()
    relay.output = output
    relay.modalModuleDidAppear(named: "note")
    relay.modalModuleDidDisappear()
    #expect(output.events == ["appeared note", "disappeared"])
  }
}
