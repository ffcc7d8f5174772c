// MARK: - CustomStringConvertible

extension TraceError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .notOnePackage(let folders):
      "A trace is taken in one package, and the architectures are in "
        + (folders.isEmpty ? "none" : folders.joined(separator: ", "))
        + ". Name some of one package with --architecture."
    case .noSuchStory(let name, let closest):
      "There is no story “\(name)”, nor a file of that name. "
        + (closest.isEmpty ? "" : "The closest are \(closest.map { "“\($0)”" }.joined(separator: ", ")). ")
        + "“compare list” names all."
    case .nothingRecorded(let architecture, let module):
      "No function of \(architecture) reported that it was entered. In Package.swift, \(module) needs "
        + "swiftSettings: [.unsafeFlags([\"-Xfrontend\", \"-sanitize=fuzzer\", \"-Xfrontend\", "
        + "\"-sanitize-coverage=func,trace-pc-guard\"])] "
        + "when the environment has SAMEAPP_TRACE."
    case .unreadableRecord(let command, let reason):
      "A launch printed no record of calls: \(reason). See what it prints: \(command)"
    }
  }
}
