import HeadlessUI

package struct CommandLine: Equatable {
  let arguments: [String]
  private(set) var command: Command
  package private(set) var values: [Option: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false

  init(_ arguments: [String], among commands: [Command] = Command.named) throws(CommandLineError) {
    self.arguments = arguments
    var rest = arguments[...]
    command = .compare
    if let name = rest.first, !name.hasPrefix("-") {
      // Only another process of compare writes a job, which is JSON.
      let isWorker = name == Command.worker.name && rest.dropFirst().first?.first == "{"
      command = try isWorker ? .worker : Command(named: name, among: commands)
      rest = rest.dropFirst()
    }
    var optionsHaveEnded = false
    while let argument = rest.popFirst() {
      if optionsHaveEnded || !argument.hasPrefix("-") || argument == "-" {
        // Like git, accepts `compare --help stories`.
        if wantsHelp, command == .compare, values.isEmpty, let named = commands.first(where: { $0.name == argument }) {
          command = named
          continue
        }
        guard command.operands != nil else { throw .unexpectedArgument(argument, command: command) }
        guard !argument.isEmpty else { throw .emptyArgument(command: command) }
        operands.append(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try takeOption(argument, &rest, commands)
      }
    }
    // Reports a wrong format before anything takes time.
    _ = try chosen(.format, among: command.formats.map(\.rawValue))
  }

  package func has(_ option: Option) -> Bool { values[option] != nil }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ commands: [Command]
  ) throws(CommandLineError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count == 2 ? parts[1] : nil
    switch parts[0] {
    case "--help", "-h", "--version":
      guard value == nil else { throw .valueUnexpected(parts[0], command: command) }
      if parts[0] == "--version" { wantsVersion = true } else { wantsHelp = true }
    default:
      guard let option = command.options.first(where: { $0.flag == parts[0] }) else {
        let owner = ([.compare] + commands).first { $0.options.contains { $0.flag == parts[0] } }
        throw .unknownOption(parts[0], command: command, owner: owner)
      }
      guard option.value != nil else {
        guard value == nil else { throw .valueUnexpected(option.flag, command: command) }
        return values[option] = []
      }
      // An argument that looks like an option is one: `--tag --format json` lacks a tag. `--tag=--format` has one.
      if value == nil, rest.first?.hasPrefix("--") == true { throw .valueMissing(option, command: command) }
      guard let value = value ?? rest.popFirst(), !value.isEmpty else { throw .valueMissing(option, command: command) }
      guard option.isRepeatable || !has(option) else { throw .repeatedOption(option, command: command) }
      // Earlier versions, and the terminal's own report, call the text format “terminal”.
      values[option, default: []].append(option == .format && value == "terminal" ? Format.text.rawValue : value)
    }
  }
}

extension CommandLine {
  var format: Format { values[.format]?.last.flatMap(Format.init) ?? command.formats.first ?? .text }

  func architectures(of all: [any Architecture]) throws(CommandLineError) -> [any Architecture] {
    guard let names = try chosen(.architecture, among: all.map(\.profile.name)) else { return all }
    return all.filter { names.contains($0.profile.name) }
  }

  /// The values of an option, which must be among these names; nil if the option is missing.
  func chosen(_ option: Option, among names: [String]) throws(CommandLineError) -> [String]? {
    guard let chosen = values[option] else { return nil }
    for name in chosen where !names.contains(name) { throw .unknownValue(name, option: option, known: names) }
    return chosen
  }

  var operand: String {
    get throws(CommandLineError) {
      guard let operand = operands.first, !operand.isEmpty else {
        throw .operandMissing(command.operands ?? "", command: command)
      }
      guard operands.count == 1 else { throw .unexpectedArgument(operands[1], command: command) }
      return operand
    }
  }

  func stories(of known: [String]) throws(CommandLineError) -> [String]? {
    guard let names = values[.story] else { return nil }
    for name in names where !known.contains(name) { throw .noStoryNamed(name, known: known) }
    return names
  }

  var seed: UInt64 { get throws(CommandLineError) { try number(.seed, in: 0...UInt64.max, otherwise: 1) } }

  func architecture(_ option: Option, of all: [any Architecture]) throws(CommandLineError) -> (any Architecture)? {
    guard let name = try chosen(option, among: all.map(\.profile.name))?.last else { return nil }
    return all.first { $0.profile.name == name }
  }

  func number<Number: FixedWidthInteger>(
    _ option: Option, in range: ClosedRange<Number>, otherwise standard: Number
  ) throws(CommandLineError) -> Number {
    try amount(option, "a whole number", in: range) ?? standard
  }

  func seconds(_ option: Option, in range: ClosedRange<Double>) throws(CommandLineError) -> Double? {
    try amount(option, "seconds", in: range)
  }

  private func amount<Number: Comparable & LosslessStringConvertible>(
    _ option: Option, _ kind: String, in range: ClosedRange<Number>
  ) throws(CommandLineError) -> Number? {
    guard let text = values[option]?.last else { return nil }
    if let number = Number(text), range.contains(number) { return number }
    throw .unusableValue(text, option: option, takes: "\(kind) from \(range.lowerBound) to \(range.upperBound)")
  }
}
