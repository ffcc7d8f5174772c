import Basics
import Foundation
import SuiteFixtures
import SyntaxFacts
import Testing

@testable import CompareSuite

@Suite(.enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
struct NewNameTests {
  private let folder: TemporaryFolder
  private let checkout: Checkout

  init() throws {
    folder = MadeCheckout.folder()
    checkout = try Checkout(above: URL(filePath: folder.path))
  }

  private func name(_ text: String) throws -> NewName {
    try NewName(text, in: checkout, registered: ["MVP-R", "Own"])
  }

  @Test func aModuleAndATypeAreNamedAfterIt() throws {
    let name = try name("MVI2")
    #expect([name.module, name.testModule, name.type] == ["MVI2Impl", "MVI2ImplTests", "MVI2Architecture"])
  }

  @Test(arguments: ["", "class", "Self", "a b", "1x", "A-B", "`class`", "A.B", "../A", "😀!"])
  func whatIsNoIdentifierIsRefused(text: String) {
    #expect(throws: ExtensionError.notAnIdentifier(text)) { try name(text) }
  }

  @Test(arguments: ["mvi", "_MVI", "Äpfel", "M_I", "MVIImpl", String(repeating: "M", count: 41)])
  func whatModulesCannotBeCalledIsRefused(text: String) {
    #expect(throws: ExtensionError.notAModuleName(text, limit: 40)) { try name(text) }
  }

  @Test(arguments: [
    ("OWN", "an architecture Own"), ("ELM", "Sources/ElmImpl"), ("Stories", "Sources/Stories"),
    ("SKELETON", "Sources/Compare/Skeleton"), ("Left", "Tests/LeftImplTests"),
  ])
  func aNameThatIsTakenIsRefusedWhateverItsCapitals(text: String, owner: String) {
    #expect(throws: ExtensionError.taken(text, by: owner)) { try name(text) }
  }
}
