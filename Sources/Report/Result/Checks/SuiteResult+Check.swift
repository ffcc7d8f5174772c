import Foundation

extension SuiteResult {
  /// Throws when something in it can't be so: whoever reads a result asks this once, and drawings rely on it.
  package func check() throws {
    let top = ResultPlace()
    let names = Set(architectures.map(\.name))
    try circumstances.check(at: top["circumstances"])
    try top["architectures"].distinct(architectures.map(\.name), by: "name")
    try top["architectures"].each(architectures) { architecture, place in
      if architecture.name.isEmpty { throw place["name"].flaw("is empty") }
    }
    try top["parts"].distinct(parts.map(\.part.rawValue), by: "part")
    try top["parts"].each(parts) { part, place in
      try place["date"].date(part.date)
      try place["seconds"].number(part.seconds)
    }
    try stories?.check(at: top["stories"], names)
    try top["walk"].counts(["steps": walk?.steps])
    try lines?.check(at: top["lines"], names)
    try coupling?.check(at: top["coupling"])
    try rules?.check(at: top["rules"], names)
    try coverage?.check(at: top["coverage"], names)
    try spread?.check(at: top["spread"], names)
    try runtime?.check(at: top["runtime"], names)
    try counts?.check(at: top["counts"], names)
    try growth?.check(at: top["growth"], names)
    try build?.check(at: top["build"], names)
    try traces?.check(at: top["traces"], names)
  }
}

extension Circumstances {
  func check(at place: ResultPlace) throws {
    try place["date"].date(date)
  }
}

extension ResultPlace {
  /// A day and a time as programs write them.
  func date(_ text: String?) throws {
    guard let text, (try? Date(text, strategy: .iso8601)) == nil else { return }
    throw flaw("is “\(Wording.shortened(text, to: 60))”, and has to be a date such as 2026-11-21T12:00:00Z")
  }
}

extension StoriesResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures, among: names)
    try place["stories"].each(stories) { story, place in
      try place.part("passedSteps", story.passedSteps, of: "steps", story.steps)
      try place.counts(["line": story.line])
      try place["failure"].counts(["line": story.failure?.line])
    }
  }
}
