/// Makes modules with one kind of input, for the routers that open them.
protocol ModuleAssembly<Input> {
  associatedtype Input

  func makeModule() -> Module<Input>
}
