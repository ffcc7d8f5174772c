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
}
