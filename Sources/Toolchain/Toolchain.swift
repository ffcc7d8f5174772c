public import Foundation

/// The toolchain of the `swift` that runs here: its programs and libraries, wherever it was installed.
public struct Toolchain: Sendable {
  /// The folder of its programs.
  public let programs: URL
  /// The folder of its libraries.
  public let libraries: URL
  /// The compiler's version, as it states it.
  public let version: String

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var compilerVersion: String
    var paths: Paths
  }

  /// Asks the `swift` in the search path where it is.
  public static func running() throws(ToolchainError) -> Toolchain {
    let run = ToolRun(URL(filePath: "/usr/bin/env"), ["swift", "-print-target-info"])
    let output: Data
    do {
      output = try run.output()
    } catch {
      throw .notFound(reason: "\(error)")
    }
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: output) else {
      throw .notFound(reason: "“swift -print-target-info” printed no description of it.")
    }
    let resources = URL(filePath: info.paths.runtimeResourcePath).resolvingSymlinksInPath()
    let libraries = resources.deletingLastPathComponent()
    return Toolchain(
      programs: libraries.deletingLastPathComponent().appending(path: "bin"), libraries: libraries,
      version: info.compilerVersion)
  }

  /// One of its programs, such as `llvm-cov`.
  /// - Throws: `ToolchainError.programMissing` when it has none of that name.
  public func program(_ name: String) throws(ToolchainError) -> URL {
    let program = programs.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .programMissing(name: name, folder: programs.path)
    }
    return program
  }

  /// The library that reads the compiler's index.
  /// - Throws: `ToolchainError.libraryMissing` when it has none.
  public var indexLibrary: URL {
    get throws(ToolchainError) {
      for suffix in ["so", "dylib"] {
        let library = libraries.appending(path: "libIndexStore.\(suffix)")
        if FileManager.default.fileExists(atPath: library.path) { return library }
      }
      throw .libraryMissing(name: "libIndexStore", folder: libraries.path)
    }
  }
}
