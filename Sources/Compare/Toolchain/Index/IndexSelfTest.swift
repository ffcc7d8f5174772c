package import Foundation
internal import Metrics

/// A test of a toolchain's index. It compiles a small source and compares the edges in its index.
package struct IndexSelfTest {
  /// Constructs whose edges the index has, leaves to be found by position in the source, or invents.
  private static let source = """
    protocol P { func p() }
    struct B: P { static var one: B { .init() }; func p() {} }
    class C { var b = B.one; func m() {} }
    class D: C { override func m() { super.m() } }
    enum E { case payload(B) }
    typealias Alias = B
    struct F<T: P> { var alias: Alias?; let closure = { B.one.p() } }
    struct G { subscript(index: Int) -> B { .one }; func f(_ c: D) { c.b.p() } }
    extension G: P { func p() { _ = E.payload(.one) } }
    """
  private static let expected: Set<String> = [
    "B→P", "C→B", "D→C", "E→B", "F→B", "F→P", "G→B", "G→C", "G→D", "G→E", "G→P",
  ]

  package let differences: [String]

  /// Compiles in `folder`, unless it contains the result of an earlier run with the same compiler.
  package init(of toolchain: Toolchain, in folder: URL) throws {
    let remembered = folder.appending(path: "differences.json")
    if let data = try? Data(contentsOf: remembered),
      let known = try? JSONDecoder().decode([String: [String]].self, from: data),
      let differences = known[toolchain.version]
    {
      self.differences = differences
      return
    }
    differences = try Self.differences(of: toolchain, in: folder)
    try JSONEncoder().encode([toolchain.version: differences]).write(to: remembered, options: .atomic)
  }

  private static func differences(of toolchain: Toolchain, in folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Facts.swift").resolvingSymlinksInPath()
    let store = folder.appending(path: "store")
    try? FileManager.default.removeItem(at: store)
    try Data(source.utf8).write(to: file)
    let arguments = [
      "-parse-as-library", "-module-name", "Facts", "-index-store-path", store.path, "-index-ignore-system-modules",
      "-c", file.path,
    ]
    _ = try ToolRun(toolchain.program("swiftc"), arguments + ["-o", folder.appending(path: "Facts.o").path]).output()
    let index = try IndexStore(at: store, library: toolchain.indexLibrary)
    let facts = try index.modules(below: folder)
    let found = Set(TypeGraph(facts, module: "Facts").edges.keys.map { "\($0.from)→\($0.to)" })
    return expected.subtracting(found).sorted().map { "the edge \($0) is not found" }
      + found.subtracting(expected).sorted().map { "the edge \($0) is found, where there is none" }
  }
}
