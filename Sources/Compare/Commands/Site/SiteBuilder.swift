import Basics
import Docs
import Foundation
import HeadlessUI
import Toolchain

/// Makes a site of a checkout's documents and of the libraries that users get, by the toolchain's own `docc`.
struct SiteBuilder {
  /// Those with products, each after what it depends on.
  static let libraries = ["SharedModel", "HeadlessUI", "Storyboard", "Stories", "CompareSuite"]

  private struct Target: Decodable {
    struct Triple: Decodable { var triple: String }
    var target: Triple
  }

  /// What `docc` says of itself in each archive that it makes.
  private struct Metadata: Decodable { var bundleID: String }

  private struct Entity: Decodable {
    var path: String
    var title: String
  }

  private let work: TemporaryFolder
  private let toolchain: Toolchain
  private let docc: URL
  private let products: URL
  private let base: String
  private let report: Data?
  private let say: (String) -> Void

  /// - Parameters:
  ///   - program: This program, beside which the libraries' modules lie that it was built from.
  ///   - base: Where on its server the site will lie: empty, or begins with a slash and ends with none.
  ///   - report: The path of a report's page, to which the steps of stories lead.
  init(program: URL, base: String, report: String?, say: @escaping (String) -> Void) throws {
    self.report = try report.map(Self.page(at:))
    work = try TemporaryFolder()
    toolchain = try .running()
    docc = try toolchain.program("docc")
    products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    self.base = base
    self.say = say
    for library in Self.libraries {
      let module = products.appending(path: "Modules/\(library).swiftmodule")
      guard FileManager.default.fileExists(atPath: module.path) else { throw SiteError.noModules(products.path) }
    }
  }

  /// - Returns: How many documents and sources the site has.
  func build(
    _ project: ProjectFolder, _ architectures: [ArchitectureProfile], step: @escaping (ExplorerMark) -> String?,
    into folder: URL
  ) throws -> (documents: Int, sources: Int) {
    try Self.checkIsFree(folder)
    defer { say("") }
    var symbols: [String: [String]] = [:]
    for (index, library) in Self.libraries.enumerated() {
      say("the reference of \(library)")
      try buildReference(of: library, after: Self.libraries.prefix(index))
      for type in try types(in: library) { symbols[type, default: []].append(library) }
    }
    say("the pages")
    let catalogue = try SiteCatalogue(
      of: project,
      .init(
        base: base, architectures: architectures.map { ($0.module, $0.name) }, libraries: Self.libraries,
        symbols: symbols.compactMapValues { $0.count == 1 ? $0[0] : nil },
        step: report == nil ? { _ in nil } : step))
    for (name, data) in catalogue.files { try work.write(data, to: "\(SiteCatalogue.name).docc/\(name)") }
    try convert(
      [work.path(of: "\(SiteCatalogue.name).docc"), "--warnings-as-errors"], as: SiteCatalogue.name,
      after: Self.libraries[...])
    let names = [SiteCatalogue.name] + Self.libraries
    _ = try ToolRun(docc, ["merge"] + names.map(archive) + ["--output-path", work.path(of: "site")]).output()
    if let report { try work.write(report, to: "site/\(SiteCatalogue.report)") }
    for (path, page) in catalogue.sources { try work.write(page, to: "site/source/\(path).html") }
    try work.write(Self.door(to: "\(base)/documentation/\(SiteCatalogue.name.lowercased())/"), to: "site/index.html")
    // Every page asks for its settings.
    try work.write("{}\n", to: "site/theme-settings.json")
    try Self.move(work.url.appending(path: "site"), to: folder)
    return (catalogue.files.keys.count { $0.hasSuffix(".md") }, catalogue.sources.count)
  }

  private static func page(at path: String) throws -> Data {
    let data = try Result { try Data(contentsOf: URL(filePath: path)) }
      .mapError { SiteError.noReport(path, reason: "It can't be read: \($0.localizedDescription)") }.get()
    guard data.firstRange(of: Data("id=\"explorer-view\"".utf8)) != nil else {
      throw SiteError.noReport(path, reason: "It has no explorer.")
    }
    return data
  }

  // MARK: - docc

  private func archive(_ name: String) -> String { work.path(of: "\(name).doccarchive") }

  private func buildReference(of library: String, after others: ArraySlice<String>) throws {
    let graphs = work.path(of: "graphs/\(library)")
    try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
    let triple = try ToolRun(try toolchain.program("swift"), ["-print-target-info"]).decoded(as: Target.self).target
      .triple
    var options = ["-I", products.appending(path: "Modules").path, "-target", triple]
    for folder in try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil) {
      let map = folder.appending(path: "module.modulemap").path
      if FileManager.default.fileExists(atPath: map) { options += ["-Xcc", "-fmodule-map-file=\(map)"] }
    }
    if toolchain.bundlesTests {
      let sdk = try ToolRun(URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"]).lines().first
      options += sdk.map { ["-sdk", String($0)] } ?? []
    }
    _ = try ToolRun(
      try toolchain.program("swift-symbolgraph-extract"),
      ["-module-name", library, "-minimum-access-level", "public", "-skip-inherited-docs", "-output-dir", graphs]
        + options
    ).output()
    try convert(["--additional-symbol-graph-dir", graphs, "--warnings-as-errors"], as: library, after: others)
  }

  private func convert(_ arguments: [String], as name: String, after others: ArraySlice<String>) throws {
    let hosting = base.isEmpty ? [] : ["--hosting-base-path", base]
    _ = try ToolRun(
      docc,
      ["convert"] + arguments + hosting + [
        "--fallback-display-name", name, "--fallback-bundle-identifier", name, "--output-path", archive(name),
        "--enable-experimental-external-link-support",
      ] + others.flatMap { ["--dependency", archive($0)] }
    ).output()
  }

  /// The names of a library's own types, to which code in a text is linked.
  private func types(in library: String) throws -> [String] {
    let file = URL(filePath: archive(library)).appending(path: "linkable-entities.json")
    let entities = try JSONDecoder().decode([Entity].self, from: Data(contentsOf: file))
    return entities.filter { $0.path == "/documentation/\(library)/\($0.title)".lowercased() }.map(\.title)
  }

  // MARK: - Where it goes

  /// A folder that is empty, or has an earlier site; what else somebody has there is not to be lost.
  private static func checkIsFree(_ folder: URL) throws(SiteError) {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else { return }
    let names = try? files.contentsOfDirectory(atPath: folder.path)
    let metadata = (try? Data(contentsOf: folder.appending(path: "metadata.json")))
      .flatMap { try? JSONDecoder().decode(Metadata.self, from: $0) }
    guard names?.isEmpty == true || metadata?.bundleID == SiteCatalogue.name else { throw .notEmpty(folder.path) }
  }

  private static func move(_ site: URL, to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    let beside = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: beside) }
    try files.copyItem(at: site, to: beside)
    if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
    try files.moveItem(at: beside, to: folder)
  }

  /// A page that leads on to the first one.
  private static func door(to address: String) -> String {
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(SiteCatalogue.name)</title>"
      + "<meta http-equiv=\"refresh\" content=\"0; url=\(address)\"></head>"
      + "<body><a href=\"\(address)\">\(SiteCatalogue.name)</a></body></html>\n"
  }
}

/// Why there is no site.
enum SiteError: Error, Equatable, CustomStringConvertible {
  case noModules(String)
  case notEmpty(String)
  case noReport(String, reason: String)

  var description: String {
    switch self {
    case .noModules(let folder):
      "\(folder) has no modules to make the reference from. Run this in the checkout, by `swift run compare docs --site DIR`."
    case .noReport(let path, let reason):
      "\(path) is no report's page. \(reason) “compare --format html --output PAGE.html” writes one."
    case .notEmpty(let folder):
      "\(folder) has files that are no site of this program. Name a folder that isn't there, an empty one or that of an earlier site."
    }
  }
}
