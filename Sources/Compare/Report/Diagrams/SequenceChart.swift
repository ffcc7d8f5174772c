/// Who says what to whom, one after the other.
struct SequenceChart {
  enum Event {
    case message(from: Int, to: Int, text: String, isReply: Bool, ends: Bool)
    case note(Int, Int, text: String)
    /// A lifeline begins with the next message, or ends with it.
    case begins(Int)
    case ends(Int)
    case loop(String)
    case loopEnds
  }

  private(set) var names: [String] = []
  private(set) var events: [Event] = []
  private var places: [String: Int] = [:]

  init(_ lines: [String]) throws(DiagramProblem) { for line in lines { try add(line) } }

  var description: String {
    events.compactMap { event in
      guard case .message(let from, let to, let text, _, _) = event else { return nil }
      return "\(names[from]) → \(names[to]): \(text)"
    }.joined(separator: "; ")
  }

  private mutating func add(_ line: String) throws(DiagramProblem) {
    if let match = line.wholeMatch(of: /(create )?(?:participant|actor) (\S+)(?: as (.+))?/) {
      let place = place(of: match.2)
      if let name = match.3 { names[place] = String(name).withoutMermaidCodes }
      if match.1 != nil { events.append(.begins(place)) }
    } else if let match = line.wholeMatch(of: /(\w+)(--?)(>>|x)(\w+): (.*)/) {
      events.append(
        .message(
          from: place(of: match.1), to: place(of: match.4), text: String(match.5).withoutMermaidCodes,
          isReply: match.2 == "--", ends: match.3 == "x"))
    } else if let match = line.wholeMatch(of: /Note over (\w+)(?:,\s*(\w+))?: (.*)/) {
      let first = place(of: match.1)
      events.append(.note(first, match.2.map { place(of: $0) } ?? first, text: String(match.3).withoutMermaidCodes))
    } else if let match = line.wholeMatch(of: /destroy (\w+)/) {
      events.append(.ends(place(of: match.1)))
    } else if let match = line.wholeMatch(of: /loop (.*)/) {
      events.append(.loop(String(match.1).withoutMermaidCodes))
    } else if line == "end" {
      events.append(.loopEnds)
    } else {
      throw .unknownLine(line)
    }
  }

  /// Who is named for the first time takes part from then on.
  private mutating func place(of id: Substring) -> Int {
    if let place = places[String(id)] { return place }
    places[String(id)] = names.count
    names.append(String(id))
    return names.count - 1
  }
}
