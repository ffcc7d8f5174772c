import SyntaxFacts
import Testing

extension Tag {
  /// Runs the compiler or the package manager, which takes a second or so for each test.
  @Tag static var compiling: Self
}

extension Trait where Self == ConditionTrait {
  static var withParser: Self { .enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax") }
}
