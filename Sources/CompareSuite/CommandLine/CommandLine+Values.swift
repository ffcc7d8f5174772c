import HeadlessUI

extension CommandLine {
  /// How to print the outcome: one of the command's formats, the first of them unless said otherwise.
  var format: Format {
    get throws(CommandLineError) {
      guard let name = values[.format]?.last else { return command.formats.first ?? .text }
      guard let format = command.formats.first(where: { $0.rawValue == name }) else {
        throw .unknownValue(name, option: .format, known: command.formats.map(\.rawValue))
      }
      return format
    }
  }

  /// The architectures that were asked for, in the suite's order; all when none was named.
  func architectures(of all: [any Architecture]) throws(CommandLineError) -> [any Architecture] {
    guard let names = values[.architecture] else { return all }
    for name in names where !all.contains(where: { $0.profile.name == name }) {
      throw .unknownValue(name, option: .architecture, known: all.map(\.profile.name))
    }
    return all.filter { names.contains($0.profile.name) }
  }

  /// The one thing that a command works on.
  var operand: String {
    get throws(CommandLineError) {
      guard let operand = operands.first, !operand.isEmpty else {
        throw .operandMissing(command.operands ?? "", command: command)
      }
      guard operands.count == 1 else { throw .unexpectedArgument(operands[1], command: command) }
      return operand
    }
  }

  /// The names of the stories that were asked for; nil when none was named.
  func stories(of known: [String]) throws(CommandLineError) -> [String]? {
    guard let names = values[.story] else { return nil }
    for name in names where !known.contains(name) { throw .noStoryNamed(name, known: known) }
    return names
  }

  /// The architecture that others are compared with.
  func reference(
    in all: [any Architecture], otherwise standard: any Architecture
  ) throws(CommandLineError) -> any Architecture {
    guard let name = values[.reference]?.last else { return standard }
    guard let reference = all.first(where: { $0.profile.name == name }) else {
      throw .unknownValue(name, option: .reference, known: all.map(\.profile.name))
    }
    return reference
  }

  /// Which starts of the app are to be timed; nil unless said.
  var start: StartKind? {
    get throws(CommandLineError) {
      guard let name = values[.start]?.last else { return nil }
      guard let kind = StartKind(rawValue: name) else {
        throw .unknownValue(name, option: .start, known: StartKind.allCases.map(\.rawValue))
      }
      return kind
    }
  }

  /// A whole number in a range.
  func number<Number: FixedWidthInteger>(
    _ option: Option, in range: ClosedRange<Number>, otherwise standard: Number
  ) throws(CommandLineError) -> Number {
    guard let text = values[option]?.last else { return standard }
    guard let number = Number(text), range.contains(number) else {
      throw .numberOutOfRange(
        text, option: option, least: "\(range.lowerBound)", most: "\(range.upperBound)")
    }
    return number
  }

  /// Different whole numbers in a range, in rising order; at least two, as it takes two to see what changes.
  func sizes(in range: ClosedRange<Int>, otherwise standard: [Int]) throws(CommandLineError) -> [Int] {
    guard let text = values[.sizes]?.last else { return standard }
    let sizes = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      Int(part).flatMap { range.contains($0) ? $0 : nil }
    }
    guard sizes.count > 1, sizes.count == text.count(where: { $0 == "," }) + 1, Set(sizes).count == sizes.count else {
      throw .unusableSizes(text, least: range.lowerBound, most: range.upperBound)
    }
    return sizes.sorted()
  }

  /// A time in seconds, fractions allowed; nil when none was given.
  func seconds(_ option: Option, in range: ClosedRange<Double>) throws(CommandLineError) -> Double? {
    guard let text = values[option]?.last else { return nil }
    guard let seconds = Double(text), range.contains(seconds) else {
      throw .secondsOutOfRange(text, option: option, range)
    }
    return seconds
  }
}
