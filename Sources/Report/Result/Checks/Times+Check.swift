import Runtime

extension RuntimeResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try circumstances.check(at: place["circumstances"])
    let known = Set(contenders.map(\.name))
    try place["contenders"].distinct(contenders.map(\.name), by: "name")
    try place["contenders"].each(contenders) { contender, place in
      if contender.role == .implementation { try place["name"].known(contender.name, names) }
    }
    try place["reference"].known(reference, known)
    try place["margin"].number(margin, in: 1...2)
    try place["sessions"].each(sessions) { session, place in
      try place["launches"].each(session.launches) { launch, place in
        try place.counts(["padding": launch.padding, "rounds": launch.rounds])
      }
    }
    try place.counts(["timedSteps": timedSteps, "stepsLeftOut": stepsLeftOut])
    try overall.check(at: place["overall"], known)
    try place["stories"].each(stories) { try $0.check(at: $1, known) }
    try place["steps"].each(steps) { try $0.check(at: $1, known) }
    guard let start else { return }
    try place["start"].counts(["coldStarts": start.coldStarts])
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
      for (key, number) in [
        "least": time.least, "median": time.median, "ninetyFifth": time.ninetyFifth, "harnessShare": time.harnessShare,
      ] { try place[key].number(number) }
      try place.ascending(["least": time.least, "median": time.median, "ninetyFifth": time.ninetyFifth])
      try place.counts(["outliers": time.outliers])
    }
    try place["comparisons"].each(comparisons) { comparison, place in
      try place["contender"].known(comparison.contender, names)
      try place["reference"].known(comparison.reference, names)
      try place["raw"].estimate(comparison.raw)
      try place["net"].estimate(comparison.net)
      try place["logRatios"].each(comparison.logRatios) { ratio, place in try place.number(ratio, in: -100...100) }
    }
    try place["tieGroups"].each(tieGroups) { group, place in
      try place.each(group) { name, place in try place.known(name, names) }
    }
  }
}

extension ResultPlace {
  /// An interval of two launches may well reach from almost nothing to very much.
  fileprivate func estimate(_ estimate: RatioEstimate?) throws {
    guard let estimate else { return }
    let numbers: KeyValuePairs = ["low": estimate.low, "ratio": estimate.ratio, "high": estimate.high]
    for (key, number) in numbers { try self[key].number(number, in: 1e-100...1e100) }
    try ascending(numbers)
  }
}

extension CountsResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try circumstances.check(at: place["circumstances"])
    let known = Set(contenders)
    try place["contenders"].distinct(contenders)
    try place["contenders"].each(contenders) { name, place in try place.known(name, names.union([Self.empty])) }
    try place["reference"].known(reference, known)
    try place.counts(["stepsLeftOut": stepsLeftOut])
    try overall.check(at: place["overall"], known)
    try place["stories"].each(stories) { try $0.check(at: $1, known) }
  }
}

extension CountsResult.Subject {
  fileprivate func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place.counts(["steps": steps])
    try place["entries"].architectures(entries.map(\.contender), among: names, by: "contender")
    try place["entries"].each(entries) { entry, place in
      for work in CountedWork.allCases {
        try place["counts"].counts([work.rawValue: entry.counts[work]])
        // What is left without the harness may be less than nothing.
        try place["net"].counts([work.rawValue: entry.net?[work].map { Int(clamping: $0.magnitude) }])
      }
      for (name, count) in entry.leftBehind ?? [:] { try place["leftBehind"].counts([name: count]) }
    }
  }
}

extension GrowthResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["sizes"].each(sizes) { size, place in try place.count(size, from: 1) }
    try place["leftOut"].each(leftOut) { size, place in try place.count(size, from: 1) }
    try place["limit"].number(limit)
    try place.counts(["rounds": rounds])
    try place["tasks"].distinct(tasks.map(\.id), by: "id")
    try place["tasks"].each(tasks) { task, place in
      try place["exponent"].number(task.exponent, in: -100...100)
      try place["architectures"].architectures(task.architectures.map(\.name), among: names, by: "name")
      try place["architectures"].each(task.architectures) { try $0.check(at: $1) }
    }
  }
}

extension GrowthResult.Architecture {
  fileprivate func check(at place: ResultPlace) throws {
    try place["points"].distinct(points.map(\.places), by: "places")
    try place["points"].each(points) { point, place in
      try place["places"].count(point.places, from: 1)
      try place["seconds"].each(point.seconds) { seconds, place in try place.number(seconds) }
      try place["median"].number(point.median)
      try place["rows"].number(point.rows)
    }
    for (key, law) in ["timeGrowth": timeGrowth, "rowGrowth": rowGrowth] {
      try place[key]["exponent"].number(law?.exponent, in: -100...100)
      try place[key]["margin"].number(law?.margin)
      try place[key]["steps"].each(law?.steps ?? []) { step, place in try place.number(step, in: -100...100) }
    }
  }
}

extension BuildResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try circumstances.check(at: place["circumstances"])
    try place.counts(["rounds": rounds])
    try place["architectures"].architectures(architectures.map(\.name), among: names, by: "name")
    try place["architectures"].each(architectures) { architecture, place in
      try place.counts(["files": architecture.files])
      try place["configurations"].distinct(architecture.configurations.map(\.name), by: "name")
      try place["configurations"].each(architecture.configurations) { configuration, place in
        try place["times"].distinct(configuration.times.map(\.kind.rawValue), by: "kind")
        try place["times"].each(configuration.times) { times, place in
          try place["seconds"].each(times.seconds) { seconds, place in try place.number(seconds) }
          try place["processorSeconds"].each(times.processorSeconds) { seconds, place in try place.number(seconds) }
        }
      }
      guard let size = architecture.size else { return }
      try place["size"].counts([
        "code": size.code, "reflection": size.reflection, "constants": size.constants, "data": size.data,
        "unwinding": size.unwinding,
      ])
    }
  }
}
