extension LinesResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["files"].each(files) { file, place in
      try place["architecture"].known(file.architecture, names)
      try place.counts([
        "code": file.code, "comment": file.comment, "blank": file.blank, "statements": file.statements,
      ])
      try place["units"].each(file.units) { unit, place in
        try place.counts(["line": unit.line, "cyclomatic": unit.cyclomatic, "cognitive": unit.cognitive])
      }
    }
    try place["totals"].counts([
      "files": totals.files, "code": totals.code, "comment": totals.comment, "blank": totals.blank,
      "statements": totals.statements,
    ])
    try place["tests"].architectures(tests.map(\.name), among: names, by: "name")
    for (key, list) in ["tests": tests, "shared": shared] {
      try place[key].each(list) { apart, place in try place.counts(["files": apart.files, "code": apart.code]) }
    }
  }
}

extension CouplingResult {
  func check(at place: ResultPlace) throws {
    try place["modules"].distinct(modules.map(\.name), by: "name")
    try place["modules"].each(modules) { try $0.check(at: $1) }
  }
}

extension CouplingResult.Module {
  func check(at place: ResultPlace) throws {
    let types = Set(nodes.map(\.name))
    try place["nodes"].each(nodes) { node, place in
      try place.counts(["fanIn": node.fanIn, "fanOut": node.fanOut, "lines": node.lines])
    }
    try place["edges"].each(edges) { edge, place in
      try place["from"].known(edge.from, types)
      try place["to"].known(edge.to, types)
    }
    try place["outside"].each(outside) { edge, place in try place["from"].known(edge.from, types) }
    for (key, groups) in ["cycles": cycles, "cyclesWithoutProtocols": cyclesWithoutProtocols] {
      try place[key].each(groups) { names, place in
        try place.each(names) { name, place in try place.known(name, types) }
      }
    }
    for (key, share) in ["largestCycleShare": largestCycleShare, "propagationCost": propagationCost] {
      try place[key].number(share, in: 0...1)
    }
    for (key, reach) in [
      "meanReach": meanReach, "meanReachWithConformers": meanReachWithConformers,
      "meanReachByChance": meanReachByChance,
    ] {
      try place[key].number(reach, in: 0...Double(nodes.count))
    }
    try place["meanLinesReached"].number(meanLinesReached, in: 0...Double(nodes.reduce(0) { $0 + $1.lines }))
    try appendix.check(at: place["appendix"])
  }
}

extension CouplingResult.Appendix {
  fileprivate func check(at place: ResultPlace) throws {
    for (type, groups) in lcom4 { try place["lcom4"].counts([type: groups]) }
    try place["roles"].distinct(roles.map(\.role), by: "role")
    try place["roles"].each(roles) { role, place in
      try place.counts(["types": role.types, "afferent": role.afferent, "efferent": role.efferent])
      try place["abstractness"].number(role.abstractness, in: 0...1)
      try place["instability"].number(role.instability, in: 0...1)
      try place["distance"].number(role.distance, in: 0...1)
    }
  }
}

extension RulesResult {
  func check(at place: ResultPlace, _ names: Set<String>) throws {
    try place["architectures"].architectures(architectures.map(\.name), among: names, by: "name")
    try place["architectures"].each(architectures) { architecture, place in
      try place.counts(["decisionsInViewControllers": architecture.decisionsInViewControllers])
    }
  }
}
