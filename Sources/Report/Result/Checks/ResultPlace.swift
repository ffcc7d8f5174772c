/// A place in a result, which says what has to hold of what stands there.
///
/// The bounds are far beyond what anything measures. They are there so that drawings can add and scale without a second thought.
struct ResultPlace {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }

  /// The largest number of anything: a million of these can be added up.
  private static let most = 1_000_000_000_000
  static let amounts = 0.0...Double(most)
  private var keys: [Key] = []

  subscript(key: String) -> ResultPlace {
    var place = self
    place.keys.append(Key(stringValue: key))
    return place
  }

  subscript(index: Int) -> ResultPlace {
    var place = self
    place.keys.append(Key(intValue: index))
    return place
  }

  func flaw(_ reason: String) -> ResultFlaw { ResultFlaw(keys: keys, reason: reason) }

  /// Goes through a list.
  func each<Element>(_ elements: [Element]?, _ check: (Element, ResultPlace) throws -> Void) rethrows {
    for (index, element) in (elements ?? []).enumerated() { try check(element, self[index]) }
  }

  // MARK: - What has to hold

  /// None is negative, or so large that a sum of them would not fit.
  func counts(_ counts: KeyValuePairs<String, Int?>) throws {
    for (key, count) in counts { try self[key].count(count) }
  }

  func count(_ count: Int?, from least: Int = 0, to most: Int = most) throws {
    guard let count, count < least || count > most else { return }
    throw flaw(
      most < least
        ? "is \(count), and there is nothing that it could be the number of"
        : "is \(count), and has to be between \(least) and \(most)")
  }

  func number(_ number: Double?, in range: ClosedRange<Double> = amounts) throws {
    guard let number, !range.contains(number) else { return }
    throw flaw("is \(number), and has to be between \(range.lowerBound) and \(range.upperBound)")
  }

  /// Each is at least as large as the one before.
  func ascending(_ numbers: KeyValuePairs<String, Double>) throws {
    for (one, next) in zip(numbers, numbers.dropFirst()) where one.value > next.value {
      throw self[next.key].flaw("is \(next.value), which is less than “\(one.key)”: \(one.value)")
    }
  }

  /// A part is no larger than its whole.
  func part(_ key: String, _ part: Int, of wholeKey: String, _ whole: Int) throws {
    try counts([wholeKey: whole, key: part])
    guard part > whole else { return }
    throw self[key].flaw("is \(part), which is more than “\(wholeKey)”: \(whole)")
  }

  /// A name is one of those that there are.
  func known(_ name: String?, _ names: Set<String>) throws {
    guard let name, !names.contains(name) else { return }
    throw flaw("names “\(Wording.shortened(name, to: 60))”, which this result doesn't have")
  }

  /// No name comes twice in a list; `key` is what each of its elements calls it.
  func distinct<Name: Hashable>(_ names: [Name], by key: String? = nil) throws {
    var seen: Set<Name> = []
    for (index, name) in names.enumerated() where !seen.insert(name).inserted {
      let place = key.map { self[index][$0] } ?? self[index]
      throw place.flaw("is “\(Wording.shortened("\(name)", to: 60))”, as one before it is")
    }
  }

  /// Names that there are, none of them twice.
  func architectures(_ list: [String], among names: Set<String>, by key: String? = nil) throws {
    try distinct(list, by: key)
    try each(list) { name, place in try (key.map { place[$0] } ?? place).known(name, names) }
  }
}
