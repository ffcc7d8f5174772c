import Foundation
import SharedModel

/// Reads story files and resolves their steps.
public struct StoryLoader {
  package typealias Parsed = (feature: Feature, warnings: [StoryWarning])

  /// The maximum number of errors and of warnings per file, because each costs a search for similar steps.
  private static let mostErrors = 20
  private let library: StepLibrary

  /// Creates a loader that uses the standard step library.
  public init() { self.init(library: .standard) }

  init(library: StepLibrary) { self.library = library }

  /// Returns the paths of the bundled stories, sorted by file name.
  public static func bundledPaths() throws(StoryFileErrors) -> [String] {
    let resource = BundledResource("Features", of: "Stories")
    guard let folder = resource.url else {
      throw StoryFileErrors(
        errors: [StoryFileError(path: resource.sourcePath, reason: .unreadable("the bundled stories are missing"))])
    }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "feature" }.map(\.path).sorted()
  }

  /// Reads files, and throws all their errors at once.
  public func load(_ paths: [String]) throws(StoryFileErrors) -> [StoryFile] {
    try forEach(paths) { path throws(StoryFileErrors) in try stories(of: parse(Self.read(path), at: path), at: path) }
  }

  /// Reads stories from a text; errors use `name` in place of a path.
  public func load(text: String, named name: String) throws(StoryFileErrors) -> StoryFile {
    try stories(of: parse(Data(text.utf8), at: name), at: name)
  }

  /// Parses files without resolving their steps.
  package func parse(_ paths: [String]) throws(StoryFileErrors) -> [Parsed] {
    try forEach(paths) { path throws(StoryFileErrors) in try parse(Self.read(path), at: path) }
  }

  private func forEach<Value>(
    _ paths: [String], read: (String) throws(StoryFileErrors) -> Value
  ) throws(StoryFileErrors) -> [Value] {
    var values: [Value] = []
    var errors: [StoryFileError] = []
    for path in paths {
      do { values.append(try read(path)) } catch { errors += error.errors }
    }
    guard errors.isEmpty else { throw StoryFileErrors(errors: errors) }
    return values
  }

  private func parse(_ bytes: Data, at path: String) throws(StoryFileErrors) -> Parsed {
    let document: GherkinDocument
    do throws(GherkinErrors) {
      document = try GherkinParser.parse(bytes)
    } catch {
      throw StoryFileErrors(errors: error.errors.map { Self.flaw($0, of: path) })
    }
    guard let feature = document.feature else {
      throw StoryFileErrors(errors: [StoryFileError(path: path, reason: .noFeature)])
    }
    let warnings = StoryWarningFinder(path: path, library: library).warnings(in: document)
    return (feature, Array(warnings.prefix(Self.mostErrors)))
  }

  private static func read(_ path: String) throws(StoryFileErrors) -> Data {
    if let obstacle = obstacle(at: path) { throw StoryFileErrors(errors: [obstacle]) }
    return try Result { try Data(contentsOf: URL(filePath: path)) }
      .mapError { StoryFileErrors(errors: [StoryFileError(path: path, reason: .unreadable($0.localizedDescription))]) }
      .get()
  }

  private static func flaw(_ error: GherkinError, of path: String) -> StoryFileError {
    StoryFileError(path: path, location: error.location, reason: .notGherkin(error.message))
  }

  /// Checks whether a file can be read, because reading some (such as a pipe) would never end.
  private static func obstacle(at path: String) -> StoryFileError? {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .fileSizeKey]
    let file = URL(filePath: path).resolvingSymlinksInPath()
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path),
      let values = try? file.resourceValues(forKeys: keys)
    else { return StoryFileError(path: path, reason: .missing) }
    if values.isDirectory == true { return StoryFileError(path: path, reason: .isDirectory) }
    if values.isRegularFile == false { return StoryFileError(path: path, reason: .notRegular) }
    if !FileManager.default.isReadableFile(atPath: path) { return StoryFileError(path: path, reason: .forbidden) }
    return SourceText.obstacle(ofSize: values.fileSize ?? 0).map { flaw($0, of: path) }
  }

  private func stories(of parsed: Parsed, at path: String) throws(StoryFileErrors) -> StoryFile {
    let feature = parsed.feature
    var errors: [StoryFileError] = []
    var scenarios: [StoryFile.Scenario] = []
    for story in feature.stories() where !story.steps.isEmpty {
      var steps: [StoryFile.Scenario.Step] = []
      for step in story.steps {
        do throws(StepLibrary.Problem) {
          let (definition, arguments) = try library.definition(for: step)
          steps.append(StoryFile.Scenario.Step(step: step, definition: definition, arguments: arguments))
        } catch {
          let flaw = StoryFileError(path: path, location: step.location, reason: .step(step.text, error))
          if !errors.contains(flaw) { errors.append(flaw) }
          guard errors.count < Self.mostErrors else { throw StoryFileErrors(errors: errors) }
        }
      }
      scenarios.append(StoryFile.Scenario(story: story, steps: steps))
    }
    if scenarios.isEmpty { errors.append(StoryFileError(path: path, location: feature.location, reason: .noScenario)) }
    guard errors.isEmpty else {
      let sorted = errors.sorted { ($0.location ?? feature.location) < ($1.location ?? feature.location) }
      throw StoryFileErrors(errors: sorted)
    }
    return StoryFile(path: path, feature: feature.name, scenarios: scenarios, warnings: parsed.warnings)
  }
}
