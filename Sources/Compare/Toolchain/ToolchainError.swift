package enum ToolchainError: Error, Equatable, Sendable {
  case notFound(reason: String)
  case toolMissing(name: String, folder: String)
  case notStarted(program: String, reason: String)
  case tooFewOpenFiles(limit: Int)
  case interrupted(command: String)
  case failed(command: String, status: Int32, wasSignalled: Bool, output: String)
  case unreadableOutput(command: String, reason: String)
  case noPackage(folder: String)
  case scratchUnusable(folder: String, reason: String)
  case noModules(folder: String)
  case unknownModule(name: String, known: [String])
}

// MARK: - CustomStringConvertible

extension ToolchainError: CustomStringConvertible {
  private static let installation = "Install a toolchain from swift.org (6.2 or later), and have its swift in the PATH."

  package var description: String {
    switch self {
    case .notFound(let reason): "No Swift toolchain was found: \(reason) \(Self.installation)"
    case .toolMissing(let name, let folder): "The toolchain has no \(name) in \(folder). \(Self.installation)"
    case .notStarted(let program, let reason): "\(program) can't be started: \(reason)"
    case .tooFewOpenFiles(let limit):
      "No program can be started, because only \(limit) files may be open at a time. Raise the limit: ulimit -n 1024"
    case .interrupted(let command): "“\(command)” was stopped because this program was asked to stop."
    case .failed(let command, let status, let wasSignalled, let output):
      "“\(command)” ended with \(wasSignalled ? "signal" : "exit code") \(status).\(Self.cause(in: output))"
    case .unreadableOutput(let command, let reason): "What “\(command)” printed can't be read: \(reason)"
    case .noPackage(let folder): "\(folder) has no Package.swift. Name the folder of a package."
    case .scratchUnusable(let folder, let reason):
      "The package can't be built in \(folder): \(reason). See that there is room and that it may be written to, "
        + "or move the package."
    case .noModules(let folder): "The package in \(folder) has no sources in Swift. Name another one with --package."
    case .unknownModule(let name, let known):
      "The package has no module “\(name)” with sources in Swift. "
        + (known.isEmpty ? "It has none at all." : "Its modules are \(known.joined(separator: ", ")).")
    }
  }

  /// Returns the first errors in a tool's output, or its last lines if there are none.
  package static func cause(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    if let missing = output.firstMatch(of: /couldNotFindTmpDir\("(.*?)"\)/) {
      return " TMPDIR names \(missing.1), which doesn't exist: create it, or name another folder."
    }
    var errors: [Substring] = []
    // The compiler repeats each error below the line of source.
    for line in lines where line.contains("error: ") && !line.contains(#/[`|]- /#) && !errors.contains(line) {
      errors.append(line)
    }
    if !errors.isEmpty { return " Its first errors:\n" + errors.prefix(5).joined(separator: "\n") }
    return lines.isEmpty ? " It printed nothing." : " It printed at last:\n" + lines.suffix(20).joined(separator: "\n")
  }
}
