import AppDoubles
import SharedModel

@testable import VIPERImpl

/// The assemblies of all screens but sign-in, with doubles for the services.
struct AssembliesFixture {
  let device = DeviceDouble()
  let modalOutput = ModalModuleOutputDouble()
  let guide: GuideAssemblies

  init() {
    guide = GuideAssemblies(dependencies: device.dependencies) { [modalOutput] in modalOutput }
  }

  var note: NoteAssembly { NoteAssembly(service: device.note, notes: device.notes) { modalOutput } }

  var menu: MenuAssembly {
    MenuAssembly(
      session: device.session, favourites: device.favourites, coverService: device.cover,
      quartersAssembly: guide.quarters, placesAssembly: guide.places, referenceAssembly: guide.reference)
  }
}
