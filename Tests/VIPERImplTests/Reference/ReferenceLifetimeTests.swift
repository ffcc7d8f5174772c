import SharedModel
import Testing

@testable import VIPERImpl

/// A reference book that goes out of sight for good leaves no object and no request behind.
struct ReferenceLifetimeTests {
  private let referenceNames = ModuleParts.namesOfListModule("Reference")

  @Test("Back releases the reference book and cancels its request")
  func backFromReference() throws {
    let device = try DeviceFixture(at: [.reference])
    device.backend[.cover].answer = .never
    _ = device.launch()
    let reference = device.parts(of: "Reference")
    #expect(reference.names == referenceNames && reference.aliveNames == referenceNames)
    #expect(device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(reference.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("A reply to a reference book that is gone changes nothing")
  func lateReference() {
    let assemblies = AssembliesFixture()
    let service = assemblies.articlesService
    var module: Module<any ReferenceModuleInput>? = assemblies.reference.makeModule()
    let reference = ModuleParts(of: module?.viewController, prefix: "Reference")
    _ = module?.viewController.view
    module = nil
    #expect(reference.names == referenceNames && reference.aliveNames.isEmpty)
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 1)
    service.requests.answer(.success([Fixtures.trams]))
    #expect(reference.aliveNames.isEmpty)
  }
}
