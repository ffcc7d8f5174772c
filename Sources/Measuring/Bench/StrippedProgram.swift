import Foundation
import Toolchain

/// A copy of this program without what a debugger needs, which tools that watch a process may fail to read.
struct StrippedProgram {
  let program: URL

  /// Makes the copy below the package that the program was built in, or else among the temporary files.
  func copy() throws -> URL {
    let files = FileManager.default
    let folder =
      BuiltPackage.folder(above: program)?.appending(path: ".build/compare/instructions") ?? files.temporaryDirectory
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: program.lastPathComponent)
    let unfinished = folder.appending(path: "\(program.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? files.removeItem(at: unfinished) }
    let tool = try Toolchain.running().program("llvm-objcopy")
    _ = try ToolRun(tool, ["--strip-debug", program.path, unfinished.path]).output()
    guard rename(unfinished.path, copy.path) == 0 else {
      throw MeasuringError.notCopied(program: program.path, to: copy.path, reason: String(cString: strerror(errno)))
    }
    return copy
  }
}
