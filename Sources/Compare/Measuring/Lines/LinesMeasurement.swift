import Foundation
import HeadlessUI
import Metrics
import Results
import Stories
internal import SyntaxFacts
import Toolchain

extension Bench {
  package func lines() throws -> LinesResult {
    let cache = factsCache(near: architectures.first?.profile.sources)
    defer { cache?.save() }
    let read = { folder in try SyntaxReader.files(under: folder, cache: cache) }
    return LinesResult(files: try files(read), tests: try tests(read), shared: try shared(read))
  }

  /// Counts the lines of any code, counting each file once.
  package func lines(at paths: [String]) throws -> LinesResult {
    let cache = factsCache(near: paths.first.map { URL(filePath: $0) })
    defer { cache?.save() }
    var seen: Set<String> = []
    let files = try paths.flatMap { path in
      try SyntaxReader.files(at: URL(filePath: path), cache: cache, skip: reportSkipped).compactMap { file in
        let place = file.path.isEmpty ? path : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(file.path)"
        let isNew = seen.insert(URL(filePath: place).standardizedFileURL.resolvingSymlinksInPath().path).inserted
        return isNew ? LinesResult.File(file, path: place) : nil
      }
    }
    return LinesResult(files: files)
  }

  private func reportSkipped(_ error: SyntaxFactsError) {
    guard let (path, reason) = error.obstacle else { return }
    observer.diagnostic("\(path): left out: \(reason)")
  }

  /// Returns the cache of the package around a path. Returns `nil` without a package, or if the package was never
  /// built, so that reading code creates no files in it.
  func factsCache(near place: URL?) -> FactsCache? {
    guard let package = place.flatMap(BuiltPackage.folder(above:)),
      FileManager.default.fileExists(atPath: package.appending(path: ".build").path)
    else { return nil }
    return FactsCache(in: package.appending(path: ".build/compare/lines/facts.json"), by: process.programStamp())
  }

  // MARK: - Implementations

  private func files(_ read: (URL) throws -> [SourceFile]) throws -> [LinesResult.File] {
    try architectures.flatMap { architecture in
      let profile = architecture.profile
      return try read(profile.sources).map { file in
        LinesResult.File(
          file, path: "\(profile.sources.lastPathComponent)/\(file.path)", architecture: profile.name,
          role: profile.role(ofFile: file.path)?.name, screen: Self.screen(ofFile: file.path)
        ) { profile.role(of: $0)?.name }
      }
    }
  }

  /// Returns the screen that the topmost folder in a path is named after.
  private static func screen(ofFile path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().first
    return Vocabulary.screens.first { $0.lowercased() == folder?.lowercased() }
  }

  /// Returns the screens without a folder named after them, whose lines count for the app as a whole. Without sources,
  /// returns none.
  package func screensWithoutFolder(of profile: ArchitectureProfile) -> [String] {
    let paths = FileManager.default.enumerator(atPath: profile.sources.path)?.compactMap { $0 as? String } ?? []
    guard !paths.isEmpty else { return [] }
    let found = Set(paths.filter { $0.hasSuffix(".swift") }.compactMap(Self.screen))
    return Vocabulary.screens.filter { !found.contains($0) }
  }

  /// Counts the tests of each architecture that has a test target named after its module.
  private func tests(_ read: (URL) throws -> [SourceFile]) throws -> [LinesResult.Apart] {
    try architectures.compactMap { architecture in
      let profile = architecture.profile
      guard let folder = profile.package?.appending(path: "Tests/\(profile.testModule)"),
        FileManager.default.fileExists(atPath: folder.path)
      else { return nil }
      return LinesResult.Apart(name: profile.name, try read(folder))
    }
  }

  private func shared(
    _ read: (URL) throws -> [SourceFile], file: String = #filePath
  ) throws -> [LinesResult.Apart] {
    guard let package = BuiltPackage.folder(above: URL(filePath: file)) else { return [] }
    return try ["SharedModel", "HeadlessUI", "Storyboard"].map { module in
      let folder = package.appending(path: "Sources/\(module)")
      return LinesResult.Apart(name: module, try read(folder))
    }
  }
}
