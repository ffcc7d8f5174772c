import HeadlessUI
import SharedModel
import Stories

struct Sight {
  var names: [String]
  /// The screens of each implementation; `nil` if it isn't running.
  var snapshots: [Snapshot?]
  var steps: [String]
  var findings: [(step: Int, lines: [String])] = []
  var state: String
  var size: TerminalSize
}

extension Playthrough {
  var state: String {
    let next = timeToNext.map { "next in \(Self.milliseconds($0))" } ?? "nothing is due"
    let services = arrangedServices.map { "\($0.service.rawValue) \(Self.words(for: $0.behaviour))" }
    return (["time \(Self.milliseconds(time))", next] + services).joined(separator: " · ")
  }

  private static func words(for behaviour: ServiceBehaviour) -> String {
    var words: [String] = []
    if let error = behaviour.failsOnce { words.append("fails once (\(error.rawValue))") }
    switch behaviour.answer {
    case .works: break
    case .fails(let error): words.append("fails (\(error.rawValue))")
    case .never: words.append("never answers")
    }
    if behaviour.latency != ServiceBehaviour().latency { words.append("after \(milliseconds(behaviour.latency))") }
    return words.joined(separator: ", ")
  }

  private static func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }
}
