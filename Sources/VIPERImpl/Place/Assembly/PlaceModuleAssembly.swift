import SharedModel

/// Makes modules of places, for the routers that open them.
protocol PlaceModuleAssembly {
  /// - Parameter query: the places that Next goes through, page by page from the first one.
  func makeModule(query: PlaceQuery) -> Module<any PlaceModuleInput>
  /// - Parameter pager: the places that Next goes through, shared with the screen that opens the module.
  func makeModule(pager: any PagingFacadeInput) -> Module<any PlaceModuleInput>
}
