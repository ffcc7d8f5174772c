import Basics
import Foundation

/// The built `compare`, run as a separate process.
nonisolated struct CompareProcess {
  let exitCode: Int32
  let output: String
  let diagnostics: String

  static let executable = {
    // In the background or under nohup, the tests' children would inherit ignored signals.
    for number in [SIGINT, SIGHUP, SIGQUIT] { signal(number, SIG_DFL) }
    return executable(named: "compare")
  }()

  /// The executable is beside the tests, or beside their bundle.
  static func executable(named name: String) -> URL? {
    let main = [Bundle.main.executableURL, URL(filePath: Swift.CommandLine.arguments[0])].compactMap { $0 }
    return (main + Bundle.allBundles.map(\.bundleURL))
      .map { $0.deletingLastPathComponent().appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Output goes to files, because they take any amount and aren't terminals.
  init(_ arguments: String..., executable: URL, environment: [String: String] = [:]) throws {
    let folder = try TemporaryFolder(["out": "", "err": ""])
    defer { withExtendedLifetime(folder) {} }
    let files = ["out", "err"].map { folder.url.appending(path: $0) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    diagnostics = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}
