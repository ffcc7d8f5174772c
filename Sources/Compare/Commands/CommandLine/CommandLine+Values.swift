import HeadlessUI

extension CommandLine {
  /// The chosen format, or the command's first.
  var format: Format { values[.format]?.last.flatMap(Format.init) ?? command.formats.first ?? .text }

  /// The named architectures in the suite's order, or all.
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
    guard let text = values[option]?.last else { return standard }
    guard let number = Number(text), range.contains(number) else {
      throw .unusableValue(
        text, option: option, takes: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A time in seconds, fractions allowed; nil if the option is missing.
  func seconds(_ option: Option, in range: ClosedRange<Double>) throws(CommandLineError) -> Double? {
    guard let text = values[option]?.last else { return nil }
    guard let seconds = Double(text), range.contains(seconds) else {
      throw .unusableValue(
        text, option: option, takes: "seconds from \(range.lowerBound) to \(range.upperBound)")
    }
    return seconds
  }
}
