extension CSVText {
  /// Lines and complexity, a row for each file.
  public init(_ result: LinesResult) {
    self.init(
      header: [
        "architecture", "role", "screen", "path", "code", "comment", "blank", "statements", "units", "most cyclomatic",
        "most cognitive", "problem",
      ],
      rows: result.files.map { file in
        [file.architecture ?? "", file.role ?? "", file.screen ?? "", file.path]
          + [file.code, file.comment, file.blank, file.statements, file.units.count].map(String.init)
          + [file.units.map(\.cyclomatic), file.units.map(\.cognitive)].map { $0.max().map(String.init) ?? "" }
          + [file.problem ?? ""]
      })
  }
}
