import Basics
import Foundation
import HeadlessUI
import Measuring

/// A package with an implementation whose functions report, a kit whose functions don't, and a `compare` that only
/// knows `calls`.
package struct ReportingPackage {
  private let folder: TemporaryFolder
  package let architecture: FakeArchitecture
  package let process: ProcessContext

  /// - Parameter reports: Whether the implementation's functions report.
  package init(reports: Bool = true) throws {
    let recorder = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
      .appending(path: "Sources/Compare/C/CCallTrace")
    func text(_ path: String) throws -> String {
      try String(contentsOf: recorder.appending(path: path), encoding: .utf8)
    }
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let reports = Context.environment["SAMEAPP_TRACE"] != nil && \(reports)
      let package = Package(
        name: "Tiny", products: [.executable(name: "compare", targets: ["Compare"])],
        targets: [
          .target(name: "CCallTrace"), .target(name: "Kit"),
          .target(
            name: "FakeA", dependencies: ["Kit"],
            swiftSettings: reports
              ? [
                .unsafeFlags([
                  "-Xfrontend", "-sanitize=fuzzer", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard",
                ])
              ] : []),
          .executableTarget(name: "Compare", dependencies: ["FakeA", "CCallTrace"]),
        ])
      """,
      "Sources/CCallTrace/CallTrace.c": try text("CallTrace.c"),
      "Sources/CCallTrace/include/CCallTrace.h": try text("include/CCallTrace.h"),
      "Sources/CCallTrace/include/Counting.h": try text("include/Counting.h"),
      "Sources/Kit/Kit.swift": Self.kit, "Sources/FakeA/A.swift": Self.implementation,
      "Sources/Compare/main.swift": Self.main,
      "one.feature": """
      Feature: One
        Scenario: Launched
          Given the app is launched
      """,
    ])
    architecture = FakeArchitecture("A", sources: folder.path(of: "Sources/FakeA"))
    process = .fake(stories: [folder.path(of: "one.feature")])
  }

  package var storyPath: String { folder.path(of: "one.feature") }

  private static let kit = """
    public protocol Listener: AnyObject {
      func heard()
    }

    public final class Bell {
      public var listeners: [any Listener] = []

      public init() {}

      public func ring() {
        for listener in listeners { listener.heard() }
      }
    }

    /// Hears in the place of another, which reports nothing.
    public final class Relay: Listener {
      private let next: any Listener

      public init(_ next: any Listener) {
        self.next = next
      }

      public func heard() { next.heard() }
    }
    """

  private static let implementation = """
    import Kit

    class Base {
      var count = 0
    }

    final class Ear: Base, Listener {
      private let name: String
      var last = "" {
        didSet { count += 1 }
      }

      init(name: String) {
        self.name = name
      }

      func heard() {
        last = loud { $0.uppercased() }
      }

      private func loud(_ change: (String) -> String) -> String { change(name) }
    }

    struct Pair {
      var left: Ear
      var right: Ear
    }

    public struct A {
      public init() {}

      public func tap() {
        let bell = Bell()
        let pair = Pair(left: Ear(name: "left"), right: Ear(name: "right"))
        bell.listeners = [pair.left, Relay(pair.right)]
        bell.ring()
      }
    }
    """

  private static let main = """
    import CCallTrace
    import FakeA

    call_trace_start()
    A().tap()
    var first: UnsafePointer<call_trace_entry>?
    let count = call_trace_stop(&first)
    var places: [UInt64] = []
    var numbers: [UInt32: Int] = [:]
    var program = ""
    var sequence: [Int] = []
    for entry in UnsafeBufferPointer(start: first, count: count) {
      if numbers[entry.function] == nil {
        var image: UnsafePointer<CChar>?
        var offset: UInt64 = 0
        _ = call_trace_locate(entry.function, &image, &offset)
        if let image { program = String(cString: image) }
        numbers[entry.function] = places.count
        places.append(offset)
      }
      sequence += [Int(entry.depth), numbers[entry.function] ?? 0]
    }
    let image = program.isEmpty ? "" : "\\"image\\": \\"\\(program)\\", "
    print(
      "{\\"architecture\\": \\"A\\", \\(image)\\"addresses\\": \\(places), \\"sequences\\": [\\(sequence)], \\"screens\\": [[\\"screen\\"]],",
      "\\"stories\\": [{\\"calls\\": [0], \\"screens\\": [0], \\"skipped\\": []}]}")
    """
}
