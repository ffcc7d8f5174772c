import Metrics
import Testing
import Toolchain

@Suite(.tags(.compiling), .withParser, .timeLimit(.minutes(10)))
struct TestDoublesTests {
  private static let app = """
    public protocol Service { func load() }
    public protocol Store {}
    public typealias Both = Service & Store
    open class Screen { public init() {} }
    public struct Place { public init() {} }
    """

  private func doubles(_ tests: String) throws -> [String] {
    let indexed = try IndexedSource(["a.swift": "import App\n" + tests], others: [(name: "App", text: Self.app)])
    return try TestDoubles.names(in: indexed.facts(), testModule: "Main", of: ["App"])
  }

  @Test(
    "A type that conforms to a protocol or inherits from a class under test is a double",
    arguments: [
      ("final class D: Service { func load() {} }", ["D"]),
      ("struct D {}; extension D: Service { func load() {} }", ["D"]),
      ("final class D: Both { func load() {} }", ["D"]),
      ("final class D: Screen {}", ["D"]),
      ("enum Suite { struct D: Service { func load() {} } }", ["Suite.D"]),
      ("protocol Q: Service {}; struct D: Q { func load() {} }", ["D"]),
      ("class C: Screen {}; class D: C {}", ["C", "D"]),
    ])
  func doubles(tests: String, expected: [String]) throws {
    #expect(try doubles(tests) == expected)
  }

  @Test(
    "Suites, fixtures and standard-library conformances aren't doubles",
    arguments: [
      "struct Suite { let place = Place() }", "enum E: CaseIterable { case a }",
      "extension Place { static let one = Place() }",
      "extension Place: Equatable { public static func == (a: Place, b: Place) -> Bool { true } }",
      "protocol Own {}; struct D: Own {}", "struct D<T: Service> { let t: T }",
    ])
  func none(tests: String) throws {
    #expect(try doubles(tests).isEmpty)
  }
}
