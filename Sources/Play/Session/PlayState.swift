import SharedModel
import Stories

/// What the time is, when something happens next, and which services misbehave, in one line.
struct PlayState {
  let text: String

  init(of playthrough: Playthrough) {
    let next = playthrough.timeToNext.map { "next in \(Self.milliseconds($0))" } ?? "nothing is due"
    let services = playthrough.arrangedServices.map { "\($0.service.rawValue) \(Self.words(for: $0.behaviour))" }
    text = (["time \(Self.milliseconds(playthrough.time))", next] + services).joined(separator: " · ")
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

  private static func milliseconds(_ duration: Duration) -> String {
    "\(Int(duration / .milliseconds(1))) ms"
  }
}
