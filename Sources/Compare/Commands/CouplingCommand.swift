import Foundation
import Measuring
import Report

nonisolated extension Option {
  static let package = Option(
    "package", "DIR", "the folder of a package", default: "the implementations'")
  static let module = Option("module", "NAME", isRepeatable: true, "include only this module")
}

nonisolated extension Command {
  static let coupling = Command(
    name: "coupling", summary: "Show which types refer to which, resolved by the compiler.",
    options: [.architecture, .package, .module, .format], formats: [.text, .json]
  ) { line, context in
    let bench = try context.bench(line)
    let other = [Option.package, .module].first(where: line.has)
    if let other, line.has(.architecture) {
      throw CommandLineError.notTogether(.architecture, with: other.flag, command: line.command)
    }
    let result =
      other == nil
      ? try bench.coupling(from: ArchitectureIndex(of: bench))
      : try bench.coupling(ofModules: line.values[.module], in: line.values[.package]?.last.map { URL(filePath: $0) })
    return try context.print(result, as: line.format, text: CouplingReport(result).lines)
  }
}
