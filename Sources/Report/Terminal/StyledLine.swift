/// A line of text with what a terminal may emphasise in it; where it can't, the text says the same.
public struct StyledLine: Equatable, Sendable {
  /// How a piece stands out.
  public enum Emphasis: Sendable {
    case none, heading, faint, alarm
  }

  /// A piece of a line.
  public struct Span: Equatable, Sendable {
    /// What it reads.
    public var text: String
    /// How it stands out.
    public var emphasis: Emphasis
  }

  /// The pieces, in their order.
  public var spans: [Span]

  /// A line that is all of one kind.
  public init(_ text: String, _ emphasis: Emphasis = .none) {
    spans = [Span(text: text, emphasis: emphasis)]
  }

  /// What it reads.
  public var text: String { spans.map(\.text).joined() }
}
