/// Compares the manifest's targets, their files' imports, and the table of targets in `ARCHITECTURE.md`.
struct DependencyCheck {
  /// An import in a file, whose path is relative to the package.
  struct Import {
    let path: String
    let line: Int
    let module: String

    /// The imports in a file. A `canImport` condition counts as an import.
    static func all(in text: String, path: String) -> [Import] {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        // A fast check, because few lines are imports.
        guard let first = line.utf8.first, "i@pf#".utf8.contains(first), line.contains("mport") else { return nil }
        let match = line.prefixMatch(
          of: /(?:(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import |#if canImport\()(\w+)/)
        return match.map { Import(path: path, line: index + 1, module: String($0.1)) }
      }
    }
  }

  /// The targets from the ground up: facts, measures, results, reports, commands. Each may depend on targets in
  /// lines above. The implementations are on the line of the skeleton from which new ones are copied.
  static let order = [
    ["SharedModel", "Basics", "CTerminal", "CToolchain", "CRuntimeHooks", "CCallTrace"],
    ["HeadlessUI", "Metrics", "Probes"],
    ["Storyboard", "Stories", "SyntaxFacts"],
    ["SkeletonImpl", "Benchmarks", "Toolchain"],
    ["Results"],
    ["Measuring", "Report"],
    ["CompareSuite"],
    ["Docs"],
    ["compare"],
  ]

  let manifest: PackageManifest
  private let imports: [String: [Import]]
  private let document: String

  init(manifest: PackageManifest, imports: [Import], document: String) {
    self.manifest = manifest
    self.imports = Self.byFolder(imports, of: manifest.targets)
    self.document = document
  }

  var flaws: [String] { undeclared + needless + backward + undescribed }

  /// The first import of each module that a target doesn't declare.
  private var undeclared: [String] {
    let modules = Set(manifest.targets.map(\.name))
    return manifest.targets.flatMap { target in
      let found = imports(in: target).filter {
        modules.contains($0.module) && !target.dependencies.contains($0.module) && $0.module != target.name
      }
      return Dictionary(grouping: found, by: \.module).values.map { found in
        "\(found[0].path):\(found[0].line): \(target.name) imports \(found[0].module) and doesn't declare it in Package.swift"
          + (found.count > 1 ? ", nor for \(found.count - 1) more imports" : "")
      }.sorted()
    }
  }

  /// Declared dependencies without an import, except programs, which are rarely imported. If targets are declared
  /// together, one of them has to import a dependency.
  private var needless: [String] {
    let programs = Set(manifest.targets.filter { $0.kind == "executableTarget" }.map(\.name))
    return Dictionary(grouping: manifest.targets, by: \.line).sorted { $0.key < $1.key }.flatMap { line, targets in
      let imported = targets.flatMap(imports).map(\.module)
      let others = targets.map(\.name) + programs
      return targets[0].namedDependencies.subtracting(imported).subtracting(others).sorted().map {
        "Package.swift:\(line): \(targets[0].name) declares \($0), and none of its files imports it"
      }
    }
  }

  private func imports(in target: PackageManifest.Target) -> [Import] { imports[target.folder, default: []] }

  /// Assigns each import to the target with the innermost folder around the file.
  private static func byFolder(_ imports: [Import], of targets: [PackageManifest.Target]) -> [String: [Import]] {
    let folders = targets.map(\.folder).sorted { $0.utf8.count > $1.utf8.count }
    let owners = Dictionary(
      uniqueKeysWithValues: Set(imports.map(\.path)).map { path in
        (path, folders.first { path.hasPrefix("\($0)/") } ?? "")
      })
    return Dictionary(grouping: imports) { owners[$0.path, default: ""] }
  }

  private var backward: [String] {
    let sources = manifest.targets.filter(\.isSource)
    return sources.flatMap { target -> [String] in
      guard let own = Self.rank(of: target.name) else {
        return ["Package.swift:\(target.line): \(target.name) has no place in DependencyCheck.order"]
      }
      return target.dependencies.sorted().filter { Self.rank(of: $0).map { $0 >= own } ?? false }.map {
        "Package.swift:\(target.line): \(target.name) knows \($0), which doesn't stand below it"
      }
    }
      + Self.order.flatMap(\.self).filter { name in !sources.contains { $0.name == name } }
      .map { "DependencyCheck.order names \($0), which is no target" }
  }

  private static func rank(of target: String) -> Int? {
    order.firstIndex { $0.contains(target.hasSuffix("Impl") ? "SkeletonImpl" : target) }
  }

  /// The targets that no row of the document's first table names.
  private var undescribed: [String] {
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = Set(rows.flatMap { $0.split(separator: "|")[0].split(separator: "`") }.map(String.init))
    return manifest.targets.filter { $0.isSource && !$0.name.hasSuffix("Impl") && !named.contains($0.name) }
      .map { "ARCHITECTURE.md: no row of the table names \($0.name)" }.sorted()
  }
}
