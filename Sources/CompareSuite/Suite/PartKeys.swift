import Foundation

/// Names what a part's result depends on, so that what was kept is taken only where nothing of it has changed.
final class PartKeys {
  /// Something a result depends on.
  enum Ingredient: Hashable {
    /// The program that measures, with the implementations in it.
    case program
    /// The bundled stories.
    case stories
    /// The manifest, the sources and the tests of the packages that hold the implementations.
    case packages
    /// The compiler.
    case toolchain
    /// The processor and the system.
    case machine
    /// What was asked for.
    case options(String)
  }

  private let program: URL?
  private let stories: [String]
  private let packages: [URL]
  private let toolchain: String
  private let machine: String
  private var known: [Ingredient: String] = [:]

  /// - Parameter program: The file of the program; without it nothing can be said to be unchanged.
  init(program: URL?, stories: [String], packages: [URL], toolchain: String, machine: String) {
    self.program = program
    self.stories = stories
    self.packages = packages
    self.toolchain = toolchain
    self.machine = machine
  }

  /// The key of what depends on these; nil where one of them can't be read.
  func key(_ ingredients: [Ingredient]) -> String? {
    var texts: [String] = []
    for ingredient in ingredients {
      guard let text = known[ingredient] ?? (try? hash(ingredient)) else { return nil }
      known[ingredient] = text
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }

  private func hash(_ ingredient: Ingredient) throws -> String? {
    switch ingredient {
    case .program: try program.map { "program:\(try hash(files: [$0], below: $0))" }
    case .stories: "stories:\(try hash(files: stories.map { URL(filePath: $0) }, below: nil))"
    case .packages: "packages:\(try packages.map { try hash(package: $0) }.joined(separator: "+"))"
    case .toolchain: "toolchain:\(toolchain)"
    case .machine: "machine:\(machine)"
    case .options(let text): "options:\(text)"
    }
  }

  private func hash(package folder: URL) throws -> String {
    let folders = ["Sources", "Tests"].map { folder.appending(path: $0) }
    let names = try folders.flatMap { folder in
      guard FileManager.default.fileExists(atPath: folder.path) else { return [URL]() }
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
    }
    let files = names.filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
    return try hash(
      files: ([folder.appending(path: "Package.swift")] + files).sorted { $0.path < $1.path }, below: folder)
  }

  private func hash(files: [URL], below folder: URL?) throws -> String {
    var hash = ContentHash()
    for file in files {
      hash.add(folder.map { String(file.path.dropFirst($0.path.count)) } ?? file.lastPathComponent)
      hash.add(try Data(contentsOf: file))
    }
    return hash.text
  }
}
