import Foundation
import Toolchain

/// The command that the package manager linked a program with.
struct LinkCommand {
  let program: URL
  let arguments: [String]
  /// The index of the program among the arguments.
  private let output: Int
  /// The index of the list of object files.
  private let list: Int

  init(for program: URL) throws {
    self.program = program
    let folder = program.deletingLastPathComponent()
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "\(folder.lastPathComponent).yaml")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    for line in lines where line.contains("-emit-executable") {
      // The lists in this YAML are valid JSON.
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

  /// Links into another file, optionally from another list of object files.
  func run(into file: URL, objects other: URL? = nil) throws(ToolchainError) {
    var arguments = arguments
    arguments[output] = file.path
    if let other { arguments[list] = "@\(other.path)" }
    _ = try ToolRun(URL(filePath: arguments[0]), Array(arguments.dropFirst())).output()
  }
}
