import Foundation
import HeadlessUI
import Metrics
import Results
internal import SyntaxFacts
import Toolchain

extension Bench {
  /// Checks each architecture's own rules, and the responsibilities of its view controllers.
  package func rules(from index: ArchitectureIndex) throws -> RulesResult {
    let packages = try index.packages()
    let cache = factsCache(near: architectures.first?.profile.sources)
    defer { cache?.save() }
    return RulesResult(
      architectures: try architectures.map(\.profile).flatMap { profile in
        try packages.filter { $0.profiles.contains { $0.module == profile.module } }.map {
          try check(profile, in: $0, cache)
        }
      })
  }

  private func check(
    _ profile: ArchitectureProfile, in package: ArchitectureIndex.Package, _ cache: FactsCache?
  ) throws -> RulesResult.Architecture {
    let graph = TypeGraph(package.facts, module: profile.module)
    let files = try SyntaxReader.files(under: profile.sources, cache: cache)
    let sources = BuiltPackage.location(of: profile.sources)
    let imports: [String: [ModuleImport]] = files.reduce(into: [:]) { imports, file in
      imports[package.folder.pathBelow(sources.appending(path: file.path).path)] = file.facts.imports
    }
    let checks = profile.rules.map { rule in
      RuleCheck(
        DependencyRule(rule), in: graph, imports: imports, module: profile.module, homes: profile.homes
      ) { profile.role(of: $0, in: $1)?.name }
    }
    let questions = ViewControllerQuestions(
      package.facts, module: profile.module, model: ArchitectureProfile.model,
      useCaseFolders: ["Services", "Stores", "Session"],
      kit: ArchitectureProfile.kit, units: files.flatMap(\.facts.units))
    return RulesResult.Architecture(name: profile.name, checks: checks, questions: questions)
  }
}

extension DependencyRule {
  package init(_ rule: ArchitectureProfile.Rule) {
    self.init(
      rule.statement, role: rule.role, of: rule.part,
      forbidden: rule.mustNotKnow.map {
        switch $0 {
        case .role(let name): .role(name)
        case .module(let name): .module(name)
        case .types(let endings, let module): .types(endingIn: endings, of: module)
        case .parts(let names, let exceptions): .parts(names, except: exceptions)
        }
      })
  }
}
