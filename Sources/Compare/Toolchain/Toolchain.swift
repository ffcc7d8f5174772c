internal import CToolchain
package import Foundation

/// The toolchain that is used here: its programs and libraries, wherever it was installed.
package struct Toolchain: Sendable {
  package let programs: URL
  package let libraries: URL
  /// The compiler's version, as it states it.
  package let version: String
  /// What it builds for, such as `x86_64-unknown-linux-gnu`.
  package let platform: String

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    struct Target: Decodable { var unversionedTriple: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  package init(programs: URL, libraries: URL, version: String, platform: String) {
    self.programs = programs
    self.libraries = libraries
    self.version = version
    self.platform = platform
  }

  private static let ofProcess = Result { () throws(ToolchainError) in
    try running(builtWith: built_with_toolchain().map { URL(filePath: String(cString: $0)) })
  }

  /// The one that this program was built with, or, where that is no longer there, that of the `swift` in the search path: asked for once.
  package static func running() throws(ToolchainError) -> Toolchain { try ofProcess.get() }

  /// - Parameter folder: The folder of the toolchain that this program was built with, as far as it is known.
  package static func running(builtWith folder: URL?) throws(ToolchainError) -> Toolchain {
    let swift = folder?.appending(path: "bin/swift").path ?? ""
    let isThere = FileManager.default.isExecutableFile(atPath: swift)
    let run = ToolRun(
      URL(filePath: isThere ? swift : "/usr/bin/env"), (isThere ? [] : ["swift"]) + ["-print-target-info"])
    let output = try Result { try run.output() }.mapError { ToolchainError.notFound(reason: "\($0)") }.get()
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: output) else {
      throw .notFound(reason: "“\(run.command)” printed no description of it.")
    }
    let resources = URL(filePath: info.paths.runtimeResourcePath).resolvingSymlinksInPath()
    let libraries = resources.deletingLastPathComponent()
    return Toolchain(
      programs: libraries.deletingLastPathComponent().appending(path: "bin"), libraries: libraries,
      version: info.compilerVersion, platform: info.target.unversionedTriple)
  }

  /// Whether it builds tests into bundles, which are folders, instead of programs.
  package var bundlesTests: Bool { platform.contains("-apple-") }

  /// One of its programs, such as `llvm-cov`.
  /// - Throws: `ToolchainError.programMissing` when it has none of that name.
  package func program(_ name: String) throws(ToolchainError) -> URL {
    let program = programs.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .programMissing(name: name, folder: programs.path)
    }
    return program
  }

  /// The library that reads the compiler's index.
  /// - Throws: `ToolchainError.libraryMissing` when it has none.
  package var indexLibrary: URL {
    get throws(ToolchainError) {
      for suffix in ["so", "dylib"] {
        let library = libraries.appending(path: "libIndexStore.\(suffix)")
        if FileManager.default.fileExists(atPath: library.path) { return library }
      }
      throw .libraryMissing(name: "libIndexStore", folder: libraries.path)
    }
  }
}
