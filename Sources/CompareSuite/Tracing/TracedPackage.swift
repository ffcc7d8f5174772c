import Foundation
import HeadlessUI
import Toolchain

/// The package that holds the implementations, built so that their functions report when they are entered.
struct TracedPackage {
  /// The package's folder.
  let folder: URL
  /// Its `compare`.
  let program: URL

  /// Builds the package where coverage has it built; of what hasn't changed since nothing is built again.
  init(
    of architectures: [any Architecture], program name: String, toolchain: Toolchain, console: Console
  ) throws {
    let folders = Set(architectures.map { BuiltPackage.folder(above: $0.profile.sources)?.path ?? "" }).sorted()
    guard let folder = folders.first, folders.count == 1, !folder.isEmpty else {
      throw TraceError.notOnePackage(folders: folders.filter { !$0.isEmpty })
    }
    let package = try BuiltPackage.counted(at: URL(filePath: folder), toolchain: toolchain)
    console.progress("building \(folder) so that its functions report")
    self.folder = package.folder
    program = try package.buildCounting(program: name)
    console.progress("")
  }
}
