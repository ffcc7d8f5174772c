import Runtime
import Testing

struct ClassNameTests {
  @Test(
    "The module is the first component of the name, and addresses are left out",
    arguments: [
      ("App.Screen", "App", "App.Screen"),
      ("App.Outer.Inner", "App", "App.Outer.Inner"),
      ("App.Box<Other.Item>", "App", "App.Box<Other.Item>"),
      ("AppKit.Screen", "AppKit", "AppKit.Screen"),
      ("App.(unknown context at $7f3a5c001234).Hidden", "App", "App.Hidden"),
      (
        "App.Box<App.(unknown context at $7f3a5c001234).Hidden>.(unknown context at $55d0).Local", "App",
        "App.Box<App.Hidden>.Local"
      ),
      ("(extension in App):Swift.Array.Nested", "App", "(extension in App):Swift.Array.Nested"),
    ])
  func theModuleIsTheFirstComponent(runtimeName: String, module: String, description: String) {
    let name = ClassName(runtimeName: runtimeName)
    #expect(name.module == module)
    #expect(name.description == description)
  }
}
