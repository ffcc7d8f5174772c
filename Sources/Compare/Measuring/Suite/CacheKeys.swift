import Basics
import Foundation
import Results

/// Cache keys, computed from everything that a part reads.
struct CacheKeys {
  struct State: Equatable {
    var content: String
    /// A hash of the files' dates. A file that was changed and restored has the same content but other dates.
    var stamps = ""
  }

  private typealias File = (path: String, name: String)

  let program: URL?
  let guide: URL?
  let stories: [String]
  let packages: [URL]
  let toolchain: String
  let machine: String

  /// Returns the current states of inputs, except those that can't be read.
  func states(of inputs: Set<KeyInput>, where isMeant: (String) -> Bool = { _ in true }) -> [KeyInput: State] {
    let files =
      inputs.isDisjoint(with: [.code, .resources, .tests, .manifests])
      ? nil : (try? packageFiles())?.mapValues { $0.filter { isMeant($0.path) } }
    return inputs.reduce(into: [:]) { states, input in
      switch input {
      case .program: states[input] = state(of: program.map { [($0.path, "program")] })
      case .guide: states[input] = state(of: guide.map { [($0.path, "guide")] })
      case .stories:
        states[input] = state(of: stories.map { ($0, URL(filePath: $0).lastPathComponent) })
      case .code: states[input] = state(of: files?[.code, default: []])
      case .resources: states[input] = state(of: files?[.resource, default: []])
      case .tests: states[input] = state(of: files?[.test, default: []])
      case .requests: states[input] = state(of: try? requestFiles())
      case .manifests: states[input] = state(of: files?[.manifest, default: []])
      case .toolchain: states[input] = State(content: toolchain)
      case .machine: states[input] = State(content: machine)
      case .options: break
      }
    }
  }

  /// Returns the key of a part, or `nil` if one of its inputs couldn't be read.
  static func key(of part: SuitePart, options: String, in states: [KeyInput: State]) -> String? {
    var texts: [String] = []
    for input in KeyInput.allCases where part.inputs.contains(input) {
      guard let text = input == .options ? options : states[input]?.content else { return nil }
      texts.append("\(input.rawValue):\(text)")
    }
    return texts.joined(separator: " ")
  }

  private func packageFiles() throws -> [PackageFiles.Use: [File]] {
    try packages.enumerated().reduce(into: [:]) { files, package in
      for (path, use) in try PackageFiles.uses(in: package.element) {
        files[use, default: []].append(("\(package.element.path)/\(path)", "\(package.offset)/\(path)"))
      }
    }
  }

  private func requestFiles() throws -> [File] {
    try packages.enumerated().flatMap { package in
      try PackageFiles.paths(in: package.element).filter { $0.hasPrefix("ChangeRequests/") }
        .map { ("\(package.element.path)/\($0)", "\(package.offset)/\($0)") }
    }
  }

  private func state(of files: [File]?) -> State? {
    guard let files else { return nil }
    var hash = ContentHash()
    var stamps = ContentHash()
    for file in files {
      var info = stat()
      guard stat(file.path, &info) == 0, let data = try? Data(contentsOf: URL(filePath: file.path)) else { return nil }
      hash.add(file.name)
      hash.add(data)
      stamps.add("\(file.name) \(info.st_ino) \(info.st_size) \(Self.times(of: info))")
    }
    return State(content: hash.text, stamps: stamps.text)
  }

  /// Returns the dates of the content and of the metadata; the latter can't be set back.
  private static func times(of info: stat) -> String {
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_ctimespec]
    #else
      let times = [info.st_mtim, info.st_ctim]
    #endif
    return times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
  }
}

enum KeyInput: String, CaseIterable {
  /// The measuring program, including the implementations.
  case program
  case guide
  case stories
  /// The compiled code of the packages with the implementations and the suite.
  case code
  /// The other files next to their code.
  case resources
  case tests
  case manifests
  /// The change requests, and the patches that implement them.
  case requests
  case toolchain
  /// The processor and the operating system.
  case machine
  case options
}

extension SuitePart {
  /// Everything that the result depends on, and nothing else.
  ///
  /// Every part is measured by the program, and parts that run the app read the guide. Code that is counted (`lines`),
  /// compiled with an index (`coupling`, `rules`) or timed (`build`) doesn't need the resources next to it. Programs
  /// that are built to run do (`coverage`, `spread`, `traces`). `lines` reads code with the parser linked into the
  /// program, and builds nothing. Tests are an input if they are counted or run, but not if they are only built. Times
  /// and the libraries' allocations depend on the machine. A patch may change any file of a package.
  var inputs: Set<KeyInput> {
    switch self {
    case .stories: [.program, .guide, .stories]
    case .walk: [.program, .guide, .options]
    case .lines: [.program, .code, .tests]
    case .change: [.program, .code, .resources, .tests, .manifests, .requests]
    case .growth: [.program, .guide, .machine]
    case .counts: [.program, .guide, .stories, .machine]
    case .runtime: [.program, .guide, .stories, .machine, .options]
    case .coupling, .rules: [.program, .code, .manifests, .toolchain]
    case .coverage: [.program, .guide, .stories, .code, .resources, .tests, .manifests, .toolchain]
    case .spread, .traces: [.program, .guide, .stories, .code, .resources, .manifests, .toolchain]
    case .build: [.program, .code, .manifests, .toolchain, .machine, .options]
    }
  }
}
