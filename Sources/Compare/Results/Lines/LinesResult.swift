import Basics
import Metrics

package struct LinesResult: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    /// `nil` for a file given by the user.
    package var architecture: String?
    /// The role of the file's name, or else of all its types.
    package var role: String?
    /// `nil` for a file given by the user.
    package var purpose: Purpose?
    /// The code lines by role and purpose, if the file has more than one.
    package var shares: [Share]?
    /// The screen that the folder is named after, or `nil` for the app as a whole.
    package var screen: String?
    package var path: String
    package var code: Int
    package var units: [Unit]
    package var problem: String?

    /// - Parameters:
    ///   - role: The role of the file's name.
    ///   - roleOfType: Returns the role of a type's name. Types without a role have the file's.
    package init(
      _ file: SourceFile, path: String, architecture: String? = nil, role: String? = nil, screen: String? = nil,
      roleOfType: (String) -> String? = { _ in nil }
    ) {
      let declared = file.facts.declarations.map { (role: roleOfType($0.name), facts: $0) }
      let only = Set(declared.map(\.role)).count == 1 ? declared[0].role : nil
      self.architecture = architecture
      self.role = role ?? only
      self.screen = screen
      self.path = path
      code = file.facts.code
      units = file.facts.units.map(Unit.init)
      problem = file.facts.problem
      purpose = architecture == nil ? nil : file.facts.holdsProtocolsOnly ? .protocols : .app
      guard let purpose else { return }
      let declaredShares = declared.map {
        Share(role: $0.role ?? self.role, purpose: $0.facts.isProtocol ? .protocols : .app, code: $0.facts.code)
      }
      let rest = Share(role: self.role, purpose: purpose, code: code - declaredShares.reduce(0) { $0 + $1.code })
      let shares = Share.sums(declaredShares + [rest])
      if shares.count > 1 { self.shares = shares }
    }

    package var allShares: [Share] { shares ?? [Share(role: role, purpose: purpose ?? .app, code: code)] }
  }

  package struct Share: Codable, Equatable, Sendable {
    package var role: String?
    package var purpose: Purpose
    package var code: Int

    /// Adds up shares by role and purpose, in order of first occurrence.
    static func sums(_ shares: [Share]) -> [Share] {
      shares.filter { $0.code > 0 }.grouped { Share(role: $0.role, purpose: $0.purpose, code: 0) }.map { kind, shares in
        Share(role: kind.role, purpose: kind.purpose, code: shares.reduce(0) { $0 + $1.code })
      }
    }
  }

  package enum Purpose: String, Codable, CaseIterable, Sendable {
    case app
    /// Protocols, wherever they are declared.
    case protocols

    package var text: String { self == .app ? "the app" : "protocols alone" }
  }

  /// Files that are counted separately.
  package struct Apart: Codable, Equatable, Sendable {
    /// An architecture with tests, or a shared module.
    package var name: String
    package var files: Int
    package var code: Int

    package init(name: String, _ files: [SourceFile]) {
      self.name = name
      self.files = files.count
      code = files.reduce(0) { $0 + $1.facts.code }
    }
  }

  package struct Unit: Codable, Equatable, Sendable {
    package var name: String
    package var line: Int
    package var cyclomatic: Int
    package var cognitive: Int

    package init(_ unit: CodeUnit) {
      name = unit.name
      line = unit.line
      cyclomatic = unit.cyclomatic
      cognitive = unit.cognitive
    }
  }

  package let files: [File]
  package let tests: [Apart]
  package let shared: [Apart]

  package init(files: [File], tests: [Apart] = [], shared: [Apart] = []) {
    self.files = files
    self.tests = tests
    self.shared = shared
  }

  package func only(_ architecture: String) -> LinesResult {
    LinesResult(
      files: files.filter { $0.architecture == architecture }, tests: tests.filter { $0.name == architecture })
  }

  package var code: Int { files.reduce(0) { $0 + $1.code } }

  package var shares: [Share] { files.flatMap(\.allShares) }

  package func code(for purpose: Purpose) -> Int { shares.filter { $0.purpose == purpose }.reduce(0) { $0 + $1.code } }

  /// The code lines outside of screens' folders, and the mean for a screen; `nil` without such folders.
  package var codeByScreen: (once: Int, mean: Double)? {
    let ofScreens = files.filter { $0.screen != nil }
    guard !ofScreens.isEmpty else { return nil }
    let ofAll = ofScreens.reduce(0) { $0 + $1.code }
    return (code - ofAll, Double(ofAll) / Double(Set(ofScreens.map(\.screen)).count))
  }
}
