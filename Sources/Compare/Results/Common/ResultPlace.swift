import Foundation

/// A location in a result, which checks the value there. The bounds are far beyond anything measured, so that renderers
/// can add and scale safely.
struct ResultPlace {
  /// Linked from the inside out, because a result has a million places, and entering one must not copy the path to it.
  private indirect enum Path {
    case top
    case field(String, of: Path)
    case index(Int, of: Path)

    var text: String {
      switch self {
      case .top: ""
      case .field(let name, .top): Wording.shortened(name, to: 60)
      case .field(let name, let outer): "\(outer.text).\(Wording.shortened(name, to: 60))"
      case .index(let index, let outer): "\(outer.text)[\(index)]"
      }
    }
  }

  /// The largest valid number; a million of these can be added up.
  private static let most = 1_000_000_000_000
  static let amounts = 0.0...Double(most)
  private var path = Path.top
  /// The valid names of architectures or subjects.
  var names: Set<String>

  init(names: Set<String>) { self.names = names }

  subscript(key: String) -> ResultPlace { with(.field(key, of: path)) }
  subscript(index: Int) -> ResultPlace { with(.index(index, of: path)) }

  private func with(_ path: Path) -> ResultPlace {
    var place = self
    place.path = path
    return place
  }

  func flaw(_ reason: String) -> ResultFlaw { ResultFlaw(field: path.text, reason: reason) }

  func each<Element>(_ elements: [Element]?, _ check: (Element, ResultPlace) throws -> Void) rethrows {
    guard let elements else { return }
    for index in elements.indices { try check(elements[index], self[index]) }
  }

  // MARK: - Checks

  /// Checks that a count isn't negative, or so large that sums could overflow.
  func count(_ count: Int?, from least: Int = 0, to most: Int = most) throws {
    guard let count, count < least || count > most else { return }
    throw flaw(
      most < least
        ? "is \(count), and there is nothing that it could be the number of"
        : "is \(count), and has to be between \(least) and \(most)")
  }

  /// Checks each count, and makes a place only for one that is wrong.
  func counts(_ counts: [Int], to most: (_ index: Int) -> Int = { _ in most }) throws {
    for index in counts.indices where counts[index] < 0 || counts[index] > most(index) {
      try self[index].count(counts[index], to: most(index))
    }
  }

  func number(_ number: Double?, in range: ClosedRange<Double> = amounts) throws {
    guard let number, !range.contains(number) else { return }
    throw flaw("is \(number), and has to be between \(range.lowerBound) and \(range.upperBound)")
  }

  func ascending(_ numbers: KeyValuePairs<String, Double>) throws {
    for (one, next) in zip(numbers, numbers.dropFirst()) where one.value > next.value {
      throw self[next.key].flaw("is \(next.value), which is less than “\(one.key)”: \(one.value)")
    }
  }

  func part(_ key: String, _ part: Int, of wholeKey: String, _ whole: Int) throws {
    guard part > whole else { return }
    throw self[key].flaw("is \(part), which is more than “\(wholeKey)”: \(whole)")
  }

  func known(_ name: String?, _ names: Set<String>) throws {
    guard let name, !names.contains(name) else { return }
    throw flaw("names “\(Wording.shortened(name, to: 60))”, which this result doesn't have")
  }

  func known(_ list: [String], _ names: Set<String>) throws { try each(list) { try $1.known($0, names) } }

  func date(_ text: String?) throws {
    guard let text, (try? Date(text, strategy: .iso8601)) == nil else { return }
    throw flaw("is “\(Wording.shortened(text, to: 60))”, and has to be a date such as 2026-11-21T12:00:00Z")
  }
}

package struct ResultFlaw: Error, CustomStringConvertible {
  package let field: String
  /// The problem, worded as a predicate of the field.
  let reason: String

  package var description: String { "\(field) \(reason)" }
}
