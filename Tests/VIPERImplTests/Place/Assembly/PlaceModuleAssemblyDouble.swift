import HeadlessUI
import SharedModel

@testable import VIPERImpl

final class PlaceModuleAssemblyDouble: PlaceModuleAssembly {
  let viewController = ViewController(nibName: "double")
  let input = PlaceModuleInputDouble()
  private(set) var pagers: [any PagingFacadeInput] = []

  func makeModule(query: PlaceQuery) -> Module<any PlaceModuleInput> {
    Module(viewController: viewController, input: input)
  }

  func makeModule(pager: any PagingFacadeInput) -> Module<any PlaceModuleInput> {
    pagers.append(pager)
    return Module(viewController: viewController, input: input)
  }
}
