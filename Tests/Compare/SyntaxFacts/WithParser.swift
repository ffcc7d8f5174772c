import SyntaxFacts
import Testing

extension Trait where Self == ConditionTrait {
  static var withParser: Self { .enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax") }
}
