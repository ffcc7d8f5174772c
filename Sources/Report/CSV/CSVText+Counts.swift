import Runtime

extension CSVText {
  /// What was counted, a row for each story and contender; the story is empty for all together.
  public init(_ result: CountsResult) {
    let kinds = CountedWork.allCases
    self.init(
      header: ["story", "steps", "contender"] + kinds.map(\.rawValue) + kinds.map { "\($0.rawValue) net" }
        + ["objects left behind"],
      rows: ([result.overall] + result.stories).flatMap { subject in
        subject.entries.map { Self.row($0, of: subject) }
      })
  }

  private static func row(_ entry: CountsResult.Entry, of subject: CountsResult.Subject) -> [String] {
    let counts = CountedWork.allCases.map { number(entry.counts[$0]) }
    let net = CountedWork.allCases.map { number(entry.net?[$0]) }
    let left = number(entry.leftBehind.map { $0.values.reduce(0, +) })
    return [subject.story ?? "", "\(subject.steps)", entry.contender] + counts + net + [left]
  }

  /// What isn't known is left empty, never zero.
  private static func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }
}
