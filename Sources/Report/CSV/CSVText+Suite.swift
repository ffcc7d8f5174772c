extension CSVText {
  /// All measures: a row for each of them and each architecture, in the measure's own unit; what isn't known is empty.
  public init(_ result: SuiteResult) {
    self.init(
      header: ["id", "architecture", "value", "low", "high", "unit"],
      rows: Measures.all.flatMap { measure in
        result.architectures.map { architecture in
          let value = measure.value(result, architecture.name)
          let numbers = [value?.number, value?.interval?.lowerBound, value?.interval?.upperBound]
          return [measure.id, architecture.name] + numbers.map { $0.map { "\($0)" } ?? "" } + [measure.unit.rawValue]
        }
      })
  }
}
