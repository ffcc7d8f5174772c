package import Foundation
package import Metrics

/// The toolchain's `llvm-symbolizer` and `swift-demangle`.
package struct SymbolTools: Sendable {
  private struct Place: Decodable {
    struct Symbol: Decodable {
      var functionName: String
      var startFileName: String
      var startLine: Int

      enum CodingKeys: String, CodingKey {
        case functionName = "FunctionName"
        case startFileName = "StartFileName"
        case startLine = "StartLine"
      }
    }
    var symbol: [Symbol]?

    enum CodingKeys: String, CodingKey {
      case symbol = "Symbol"
    }
  }

  /// The number of symbols in one command line, whose length the system limits.
  private static let batch = 500
  private let symbolizer: URL
  private let demangler: URL

  package init(_ toolchain: Toolchain) throws(ToolchainError) {
    symbolizer = try toolchain.program("llvm-symbolizer")
    demangler = try toolchain.program("swift-demangle")
  }

  package func functions(at addresses: [UInt64], in program: URL) throws(ToolchainError) -> [FunctionSymbol] {
    var functions: [FunctionSymbol] = []
    for start in stride(from: 0, to: addresses.count, by: Self.batch) {
      functions += try batch(addresses[start..<min(start + Self.batch, addresses.count)], in: program)
    }
    return functions
  }

  private func batch(_ addresses: ArraySlice<UInt64>, in program: URL) throws(ToolchainError) -> [FunctionSymbol] {
    var run = ToolRun(
      symbolizer,
      ["--obj=\(program.path)", "--relative-address", "--no-demangle", "--no-inlines", "--output-style=JSON"]
        + addresses.map { "0x" + String($0, radix: 16) })
    run.title = symbolizer.lastPathComponent
    let places = try run.decoded(as: [Place].self)
    guard places.count == addresses.count else {
      throw .unreadableOutput(command: run.command, reason: "\(addresses.count) addresses, \(places.count) answers")
    }
    let names = try readable(places.map { $0.symbol?.first?.functionName ?? "" })
    return zip(places, names).map { place, name in
      let symbol = place.symbol?.first
      return FunctionSymbol(
        name: name, linkName: symbol?.functionName ?? "", file: symbol?.startFileName ?? "",
        line: symbol?.startLine ?? 0)
    }
  }

  private func readable(_ names: [String]) throws(ToolchainError) -> [String] {
    // An empty argument would be skipped.
    let run = ToolRun(demangler, ["--compact", "--simplified", "--"] + names.map { $0.isEmpty ? "unknown" : $0 })
    let lines = try run.lines().map(String.init)
    guard lines.count == names.count else {
      throw .unreadableOutput(
        command: run.program.lastPathComponent, reason: "\(names.count) names, \(lines.count) answers")
    }
    return lines
  }
}
