/// Lets nested markup be written as it will stand in the page.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> Markup { markup }
  static func buildExpression(_ markup: [Markup]) -> Markup { Markup(markup) }
  static func buildExpression(_ text: String) -> Markup { Markup(text: text) }
  static func buildBlock(_ parts: Markup...) -> Markup { Markup(parts) }
  static func buildArray(_ parts: [Markup]) -> Markup { Markup(parts) }
  static func buildOptional(_ part: Markup?) -> Markup { part ?? .none }
  static func buildEither(first: Markup) -> Markup { first }
  static func buildEither(second: Markup) -> Markup { second }
}
