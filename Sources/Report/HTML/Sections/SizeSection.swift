/// How much code there is, in which roles, and how complex its functions are.
struct SizeSection: ReportSection {
  let id = "size"
  let title = "Size and complexity"
  private let result: SuiteResult

  init(_ result: SuiteResult) {
    self.result = result
  }

  var content: Markup {
    guard let lines = result.lines else { return MissingPart(.lines, in: result).markup }
    let names = result.architectures.map(\.name)
    return Markup([LinesPicture(lines, of: names).picture.markup, ComplexityPicture(lines, of: names).picture.markup])
  }
}
