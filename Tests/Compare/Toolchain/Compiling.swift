import SyntaxFacts
import Testing

extension Tag {
  /// A test that runs the compiler or the package manager, which takes about a second.
  @Tag static var compiling: Self
}

extension Trait where Self == ConditionTrait {
  static var withParser: Self { .enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax") }
}
