extension Measures {
  /// How much code there is.
  static let lines: [Measure] = [
    Measure(
      "files", of: .lines, title: "source files", unit: .count,
      definition: "Swift files of the implementation.", computedBy: "LinesResult", source: parser,
      limits: "How code is cut into files is a matter of taste.", isAppendix: true,
      value: { own($0, $1).map { MeasuredValue(Double($0.totals.files)) } }),
    Measure(
      "code", of: .lines, title: "code lines", unit: .lines,
      definition: "Lines that hold at least one token; every line of a multi-line string is one.",
      computedBy: "LineTally", source: parser, limits: "Follows how lines are broken; statements don't.",
      isHeadline: true, value: { own($0, $1).map { MeasuredValue(Double($0.totals.code)) } }),
    Measure(
      "once", of: .lines, title: "code lines, once for the app", unit: .lines,
      definition: "Code lines outside of the folders that are named after one of the app's screens.",
      computedBy: "LinesResult.codeByScreen", source: parser,
      limits: "What is for one screen but lies elsewhere counts here, as do helpers of several.", isHeadline: true,
      value: { own($0, $1)?.codeByScreen.map { MeasuredValue(Double($0.once)) } }),
    Measure(
      "perScreen", of: .lines, title: "code lines of a screen, mean", unit: .lines,
      definition:
        "The mean of the code lines in the folders named after a screen; times their number, and with those once for the app, it is all code.",
      computedBy: "LinesResult.codeByScreen", source: parser,
      limits:
        "Screens differ in size; what several have in common lies in a folder of its own or in that of one of them.",
      isHeadline: true,
      value: { result, name in
        own(result, name)?.codeByScreen.map {
          MeasuredValue(Double($0.screens.values.reduce(0, +)) / Double($0.screens.count))
        }
      }),
    Measure(
      "comment", of: .lines, title: "comment lines", unit: .lines,
      definition: "Lines that hold comment text and no token.", computedBy: "LineTally", source: parser,
      limits: "Says nothing about whether the comments help.", isAppendix: true,
      value: { own($0, $1).map { MeasuredValue(Double($0.totals.comment)) } }),
    Measure(
      "blank", of: .lines, title: "blank lines", unit: .lines,
      definition: "Lines that hold neither a token nor comment text.", computedBy: "LineTally", source: parser,
      limits: "Follows the number of declarations.", isAppendix: true,
      value: { own($0, $1).map { MeasuredValue(Double($0.totals.blank)) } }),
    Measure(
      "statements", of: .lines, title: "statements", unit: .count,
      definition: "Statements and declarations: the items of files, bodies and types; what an #if encloses counts.",
      computedBy: "StatementCounter", source: parser, limits: "A long expression is one statement.", isAppendix: true,
      value: { own($0, $1).map { MeasuredValue(Double($0.totals.statements)) } }),
    Measure(
      "units", of: .lines, title: "functions and the like", unit: .count,
      definition:
        "Functions, initialisers, deinitialisers, accessors, and properties whose initial value holds a closure.",
      computedBy: "UnitFinder", source: parser, limits: "Closures belong to the unit around them.", isAppendix: true,
      value: { own($0, $1).map { MeasuredValue(Double($0.files.reduce(0) { $0 + $1.units.count })) } }),
    Measure(
      "protocols", of: .lines, title: "of the code, protocols alone", unit: .share,
      definition: "The share of code lines in files that declare protocols and nothing else.",
      computedBy: "LinesResult.Purpose", source: parser,
      limits: "Protocols that share a file with other code don't count.",
      isHeadline: true, value: { own($0, $1).flatMap { share(of: .protocols, in: $0) } }),
    Measure(
      "tests", of: .lines, title: "test lines", unit: .lines,
      definition: "Code lines of the implementation's test target, doubles and fixtures included.",
      computedBy: "LineTally", source: parser, limits: "Tests that check more take more lines.", isHeadline: true,
      value: { result, name in
        result.lines?.tests.first { $0.name == name }.map { MeasuredValue(Double($0.code)) }
      }),
  ]

  static let parser = "Swift's own parser, over the implementation's sources."

  /// The lines of one architecture; nil where none of its files were counted.
  static func own(_ result: SuiteResult, _ architecture: String) -> LinesResult? {
    result.lines.map { $0.only(architecture) }.flatMap { $0.files.isEmpty ? nil : $0 }
  }

  private static func share(of purpose: LinesResult.Purpose, in lines: LinesResult) -> MeasuredValue? {
    guard lines.totals.code > 0 else { return nil }
    let code = lines.files.filter { $0.purpose == purpose }.reduce(0) { $0 + $1.code }
    return MeasuredValue(Double(code) / Double(lines.totals.code))
  }
}
