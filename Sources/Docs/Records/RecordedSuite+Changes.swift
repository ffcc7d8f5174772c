internal import Report

extension RecordedSuite {
  /// Where another result differs from this one in what follows from the sources alone, as reports would write it.
  package func changes(to other: RecordedSuite) -> [DocsFinding] {
    let numbers = other.architectures.flatMap { architecture in
      Measures.all.filter { !$0.isTimed }.compactMap { measure -> DocsFinding.Kind? in
        let own = architectures.first { $0.name == architecture.name }
        let kept = Self.text(own?.numbers[measure.id], measure)
        let measured = Self.text(architecture.numbers[measure.id], measure)
        guard kept != measured else { return nil }
        return .changed(measure: measure.id, architecture: architecture.name, kept: kept, measured: measured)
      }
    }
    let gone = architectures.map(\.name).filter { name in !other.architectures.contains { $0.name == name } }
      .map { DocsFinding.Kind.changed(measure: "everything", architecture: $0, kept: "something", measured: "gone") }
    let behaved: [DocsFinding.Kind] =
      behaviour == other.behaviour ? [] : [.changedBehaviour(kept: behaviour, measured: other.behaviour)]
    return (numbers + gone + behaved).map { DocsFinding(path: ProjectFolder.result, line: 1, $0) }
  }

  private static func text(_ number: Number?, _ measure: Measure) -> String {
    number.map { NumberText.text($0.number, measure.unit) } ?? "unknown"
  }
}
