/// The most obvious difference between two sides: the beginning of a sentence and its end for each side, such as
/// `“place.favourite”` and `is on`.
nonisolated struct Difference: Hashable, Codable {
  let subject: String
  let here: String
  let there: String
}

extension Difference {
  nonisolated init?(_ subject: String, _ here: String, _ there: String) {
    guard here != there else { return nil }
    self.init(subject: subject, here: here, there: there)
  }

  /// The first line that only one side has, or whose position differs.
  nonisolated init?(lines here: [String], _ there: [String], verb: String) {
    if let line = (Self.surplus(of: here, over: there) + Self.surplus(of: there, over: here)).first {
      let (mine, yours) = (here.count { $0 == line }, there.count { $0 == line })
      self.init("“\(line)”", Self.times(mine, verb, besides: yours), Self.times(yours, verb, besides: mine))
    } else if let index = here.indices.first(where: { here[$0] != there[$0] }) {
      self.init(
        "What is \(verb) comes in another order: number \(index + 1)", "is “\(here[index])”", "is “\(there[index])”")
    } else {
      return nil
    }
  }

  nonisolated static func surplus(of texts: [String], over others: [String]) -> [String] {
    var counts = Dictionary(grouping: others) { $0 }.mapValues(\.count)
    return texts.filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }
  }

  nonisolated private static func times(_ count: Int, _ verb: String, besides others: Int) -> String {
    switch count {
    case 0: "isn't \(verb)"
    case 1: others > 1 ? "is \(verb) once" : "is \(verb)"
    case 2: "is \(verb) twice"
    default: "is \(verb) \(count) times"
    }
  }
}
