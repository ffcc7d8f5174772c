import HeadlessUI
import MadeFacts
import Measuring
import Metrics
import Testing

@testable import CompareSuite
import Registry

/// Breaks each rule of each implementation with invented types whose names play its roles.
struct ImplementationRulesTests {
  private struct Case: CustomStringConvertible {
    let profile: ArchitectureProfile
    let rule: ArchitectureProfile.Rule
    let subject: ArchitectureProfile.Rule.Subject

    var description: String { "\(profile.name): \(rule.statement) \(subject)" }
  }

  private let cases: [Case] = Registry.architectures.map(\.profile).flatMap { profile in
    profile.rules.flatMap { rule in rule.mustNotKnow.map { Case(profile: profile, rule: rule, subject: $0) } }
  }

  @Test("Every architecture states rules")
  func thereAreRules() {
    #expect(
      Set(cases.map(\.profile.name)).isSuperset(
        of: Registry.architectures.filter { !$0.profile.isDraft }.map(\.profile.name)))
    #expect(cases.count > 40)
  }

  @Test("A type that refers to something its role must not know is caught")
  func areCaught() throws {
    for item in cases { try checkIsCaught(item) }
  }

  private func checkIsCaught(_ item: Case) throws {
    let module = item.profile.module
    let role = try #require(item.profile.roles.first { $0.name == item.rule.role })
    let sinner = role.suffixes.first.map { "\(item.rule.part ?? "Sinner")\($0)" } ?? role.types.first ?? "Sinner"
    let (known, home): (String, String) =
      switch item.subject {
      case .module(let name): ("Anything", name)
      case .types(let endings, let module): try ("Other" + #require(endings.first), module)
      case .parts(let names, _): try (#require(names.first), module)
      case .role(let name):
        try (#require(player(of: name, item)), item.profile.roles.first { $0.name == name }?.module ?? module)
      }
    let broken = check(item, knowing: known, in: home, from: sinner)
    #expect(broken.types.contains(sinner), "\(item)")
    #expect(broken.violations.map(\.from) == ["\(sinner).f()"], "\(item)")
    #expect(check(item, knowing: nil, in: home, from: sinner).violations.isEmpty, "\(item)")
  }

  private func player(of role: String, _ item: Case) -> String? {
    item.profile.roles.first { $0.name == role }.flatMap { $0.suffixes.first.map { "Other\($0)" } ?? $0.types.first }
  }

  private func check(_ item: Case, knowing known: String?, in home: String, from sinner: String) -> RuleCheck {
    let module = item.profile.module
    var types = [module: [sinner]]
    if let known { types[home, default: []].append(known) }
    let graph = TypeGraph(.made(types, known.map { [(sinner, $0)] } ?? []), module: module)
    return RuleCheck(DependencyRule(item.rule), in: graph, imports: [:], module: module) {
      item.profile.role(of: $0, in: $1)?.name
    }
  }
}
