import Foundation
import HeadlessUI
import Metrics
import Report
internal import SyntaxFacts
import Toolchain

/// Builds an architecture's module with an index, and holds its rules against it.
struct RulesReading {
  let toolchain: Toolchain
  let console: Console

  func rules(of profile: ArchitectureProfile) throws -> RulesResult.Architecture {
    guard let folder = BuiltPackage.folder(above: profile.sources) else {
      throw ToolchainError.noPackage(folder: profile.sources.path)
    }
    let package = try BuiltPackage(at: folder, for: "index", toolchain: toolchain)
    let index = PackageIndex(package: package, toolchain: toolchain, console: console)
    let facts = try index.facts(ofModules: [profile.module]).facts
    let graph = TypeGraph(facts, module: profile.module)
    let files = try SyntaxReader.files(under: profile.sources)
    let imports = try imports(of: files, in: profile.sources, below: folder)
    let checks = profile.rules.map { rule in
      RuleCheck(DependencyRule(rule), in: graph, imports: imports, module: profile.module) {
        profile.role(of: $0, in: $1)?.name
      }
    }
    let questions = ViewControllerQuestions(
      facts, module: profile.module, model: "SharedModel", useCaseFolders: ["Services", "Stores", "Session"],
      kit: "HeadlessUI", units: files.flatMap(\.facts.units))
    return RulesResult.Architecture(name: profile.name, checks: checks, questions: questions)
  }

  /// The imports of each file, by its path below the package.
  private func imports(
    of files: [SourceFile], in sources: URL, below folder: URL
  ) throws -> [String: [ModuleImport]] {
    let prefix = folder.path.hasSuffix("/") ? folder.path : "\(folder.path)/"
    return try files.reduce(into: [:]) { imports, file in
      let url = sources.appending(path: file.path)
      imports[String(url.standardizedFileURL.path.dropFirst(prefix.count))] = try SyntaxReader.imports(inFile: url)
    }
  }
}

extension DependencyRule {
  /// The rule as the profile states it.
  init(_ rule: ArchitectureProfile.Rule) {
    self.init(
      rule.statement, role: rule.role,
      forbidden: rule.mustNotKnow.map {
        switch $0 {
        case .role(let name): .role(name)
        case .module(let name): .module(name)
        }
      })
  }
}
