import Foundation
import Toolchain

/// How the package manager had a program linked.
struct LinkCommand {
  let program: URL
  let arguments: [String]
  /// Where among the arguments the program stands.
  private let output: Int
  /// Where among them the list of object files stands.
  private let list: Int

  init(for program: URL) throws {
    self.program = program
    let folder = program.deletingLastPathComponent()
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(folder.lastPathComponent).yaml")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    for line in lines where line.contains("-emit-executable") {
      // Lists are written as in JSON.
      guard let start = line.firstIndex(of: "["),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
        let output = arguments.firstIndex(of: program.path),
        let list = arguments.firstIndex(where: { $0.hasPrefix("@") })
      else { continue }
      (self.arguments, self.output, self.list) = (arguments, output, list)
      return
    }
    throw LinkError.noDescription(program: program.path, file: file.path)
  }

  func objects() throws -> [String] {
    try String(contentsOfFile: String(arguments[list].dropFirst()), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Links it into another file, of the object files in another list where one is given.
  func run(into file: URL, objects other: URL? = nil) throws(ToolchainError) {
    var arguments = arguments
    arguments[output] = file.path
    if let other { arguments[list] = "@\(other.path)" }
    _ = try ToolRun(URL(filePath: arguments[0]), Array(arguments.dropFirst())).output()
  }
}
