import Foundation
import Toolchain

/// How a process came to its end in the middle of a story.
nonisolated enum Death: Equatable {
  case hung
  /// What the runtime said last.
  case trapped(String)
  case signal(Int32)
  case exited(Int32)

  init(_ run: ToolRun.Outcome) {
    let lines = String(decoding: run.diagnostics, as: UTF8.self).split(separator: "\n")
    if lines.contains(where: StoryAlarm.isMessage) {
      self = .hung
    } else if run.wasSignalled, let line = lines.first(where: { $0.lowercased().contains("fatal error") }) {
      self = .trapped(String(line))
    } else if run.wasSignalled {
      self = .signal(run.status)
    } else {
      self = .exited(run.status)
    }
  }

  var text: String {
    switch self {
    case .hung: "It hung: the step was not over when the story had taken \(FeatureTrial.limit) s."
    case .trapped(let line): "It crashed: \(line)"
    case .signal(let number):
      "It crashed: signal \(number) (\(strsignal(number).map { String(cString: $0) } ?? "unknown"))."
    case .exited(let code): "It ended the process with exit code \(code)."
    }
  }
}
