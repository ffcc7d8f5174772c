import Timing

extension RuntimeResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    let known = Set(contenders.map(\.name))
    try place["contenders"].distinct(contenders.map(\.name), by: "name")
    try place["contenders"].each(contenders) { contender, place in
      if contender.role == .implementation { try place["name"].known(contender.name, names) }
    }
    try place["reference"].known(reference, known)
    try place["margin"].number(margin, in: 1...2)
    try overall.check(at: place["overall"], known)
    try place["stories"].each(stories) { try $0.check(at: $1, known) }
    try place["steps"].each(steps) { try $0.check(at: $1, known) }
    guard let start else { return }
    for (key, finding) in ["warm": start.warm, "cold": start.cold] {
      try finding.whole.check(at: place["start"][key]["whole"], known)
      try place["start"][key]["steps"].each(finding.steps) { try $0.check(at: $1, known) }
    }
  }
}

extension TimeFinding {
  fileprivate func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["times"].architectures(times.map(\.contender), among: names, by: "contender")
    try place["times"].each(times) { time, place in
      try place.ascending(["least": time.least, "median": time.median, "ninetyFifth": time.ninetyFifth])
    }
    try place["comparisons"].each(comparisons) { comparison, place in
      try place["contender"].known(comparison.contender, names)
      try place["reference"].known(comparison.reference, names)
      try place["raw"].estimate(comparison.raw)
      try place["net"].estimate(comparison.net)
    }
    try place["tieGroups"].each(tieGroups) { group, place in
      try place.each(group) { name, place in try place.known(name, names) }
    }
  }
}

extension ResultPlace {
  fileprivate func estimate(_ estimate: RatioEstimate?) throws {
    guard let estimate else { return }
    try ascending(["low": estimate.low, "ratio": estimate.ratio, "high": estimate.high])
  }
}
