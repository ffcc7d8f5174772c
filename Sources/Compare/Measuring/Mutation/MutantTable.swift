import Foundation
import HeadlessUI
import Metrics
internal import SyntaxFacts
import Toolchain

struct MutantTable {
  struct Row {
    let number: Int
    let mutant: Mutant
    let change: MutableSource.Change
    let file: SourceFile
  }

  struct SourceFile {
    let module: String
    let path: String
    /// The name in reports: the module and the path in it.
    let name: String
    let source: MutableSource
    let numbers: [Int: Int]
  }

  private(set) var rows: [Row] = []
  private(set) var refused: Set<Int> = []
  private var files: [SourceFile] = []
  private var folders: [String] = []

  init(_ profiles: [ArchitectureProfile], package: URL) throws {
    for profile in profiles {
      let folder = String(BuiltPackage.location(of: profile.sources).path.dropFirst(package.path.count + 1))
      folders.append(folder)
      for (path, source) in try SyntaxReader.mutants(under: profile.sources) {
        let first = rows.count + 1
        let file = SourceFile(
          module: profile.module, path: "\(folder)/\(path)", name: "\(profile.module)/\(path)", source: source,
          numbers: Dictionary(uniqueKeysWithValues: source.mutants.indices.map { ($0, first + $0) }))
        files.append(file)
        rows += source.mutants.enumerated().map { index, mutant in
          Row(number: first + index, mutant: mutant, change: source.change(by: mutant), file: file)
        }
      }
    }
  }

  var replacements: [String: String] {
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, switched($0).text) })
    for folder in folders { texts["\(folder)/\(MutantSwitch.fileName)"] = MutantSwitch.source }
    return texts
  }

  /// Removes the mutants most likely to have caused the errors.
  mutating func refuse(_ errors: [CompileError], below folder: URL) throws {
    let texts = files.map { (path: folder.appending(path: $0.path).path, source: switched($0)) }
    let before = refused
    for error in errors {
      for text in texts where text.path == error.file {
        refused.formUnion(text.source.suspects(line: error.line, column: error.column))
      }
    }
    guard refused == before, let error = errors.first else { return }
    throw MutationError.notBuilt(file: error.file, line: error.line, message: error.message)
  }

  private func switched(_ file: SourceFile) -> SwitchedSource {
    SwitchedSource(file.source, numbers: file.numbers.filter { !refused.contains($0.value) }, call: MutantSwitch.call)
  }
}
