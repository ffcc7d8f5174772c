// MARK: - CustomStringConvertible

extension ToolchainError: CustomStringConvertible {
  private static let installation = "Install a toolchain from swift.org (6.2 or later), and have its swift in the PATH."

  /// What was wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let reason):
      "No Swift toolchain was found: \(reason) \(Self.installation)"
    case .programMissing(let name, let folder):
      "The toolchain has no \(name) in \(folder). \(Self.installation)"
    case .libraryMissing(let name, let folder):
      "The toolchain has no \(name) in \(folder). \(Self.installation)"
    case .notStarted(let program, let reason):
      "\(program) can't be started: \(reason)"
    case .interrupted(let command):
      "“\(command)” was not started, as this program was told to end."
    case .failed(let command, let status, let wasSignalled, let output):
      "“\(command)” ended with \(wasSignalled ? "signal" : "exit code") \(status).\(Self.lastLines(of: output))"
    case .unreadableOutput(let command, let reason):
      "What “\(command)” printed can't be read: \(reason)"
    case .noPackage(let folder):
      "There is no package in \(folder): it has no Package.swift. Name another folder."
    case .unknownModule(let name, let known):
      "The package has no module “\(name)”. Its modules are \(known.joined(separator: ", "))."
    }
  }

  private static func lastLines(of output: String) -> String {
    let lines = output.split(separator: "\n").suffix(20)
    return lines.isEmpty ? " It printed nothing." : " It printed at last:\n" + lines.joined(separator: "\n")
  }
}
