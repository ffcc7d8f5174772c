/// The catalogue of all that is measured, in the order of a report.
public enum Measures {
  /// Every measure, those of the appendix included.
  public static let all: [Measure] =
    lines + complexity + coupling + rules + coverage + spread + runtime + start + counts + growth + build

  /// The measures that text, page and Markdown have.
  public static let shown = all.filter { !$0.isAppendix }

  /// The measure of this id; nil when there is none.
  public static func measure(_ id: String) -> Measure? {
    all.first { $0.id == id }
  }
}
