internal import CToolchain
package import Foundation

package struct Toolchain: Sendable {
  package let programs: URL
  package let libraries: URL
  package let version: String
  /// The target platform, such as `x86_64-unknown-linux-gnu`.
  package let platform: String

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    struct Target: Decodable { var unversionedTriple: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  private static let ofProcess = Result { () throws(ToolchainError) in
    try running(builtWith: built_with_toolchain().map { URL(filePath: String(cString: $0)) })
  }

  /// Returns the toolchain that this program was built with, or the one whose `swift` is in the search path.
  package static func running() throws(ToolchainError) -> Toolchain { try ofProcess.get() }

  /// - Parameter folder: The toolchain that this program was built with, if known.
  package static func running(builtWith folder: URL?) throws(ToolchainError) -> Toolchain {
    let swift = folder?.appending(path: "bin/swift").path ?? ""
    let isThere = FileManager.default.isExecutableFile(atPath: swift)
    let run = ToolRun(
      URL(filePath: isThere ? swift : "/usr/bin/env"), (isThere ? [] : ["swift"]) + ["-print-target-info"])
    let outcome = try run.outcome()
    // `env` exits with this code if it finds no program with that name.
    guard isThere || outcome.status != 127 else { throw .notFound(reason: "Found no swift in the PATH.") }
    try run.check(outcome)
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: outcome.output) else {
      throw .notFound(reason: "“\(run.command)” printed no description of it.")
    }
    let resources = URL(filePath: info.paths.runtimeResourcePath).resolvingSymlinksInPath()
    let libraries = resources.deletingLastPathComponent()
    return Toolchain(
      programs: libraries.deletingLastPathComponent().appending(path: "bin"), libraries: libraries,
      version: info.compilerVersion, platform: info.target.unversionedTriple)
  }

  package var bundlesTests: Bool { platform.contains("-apple-") }

  package func program(_ name: String) throws(ToolchainError) -> URL {
    let program = programs.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .toolMissing(name: name, folder: programs.path)
    }
    return program
  }

  package var indexLibrary: URL {
    get throws(ToolchainError) {
      for suffix in ["so", "dylib"] {
        let library = libraries.appending(path: "libIndexStore.\(suffix)")
        if FileManager.default.fileExists(atPath: library.path) { return library }
      }
      throw .toolMissing(name: "libIndexStore", folder: libraries.path)
    }
  }
}
