/// The result that the README shows, with the command that makes it.
struct ResultText {
  let record: RecordedSuite

  var lines: [String] {
    let place = record.circumstances
    return ["Measured on \(place.date.prefix(10)) with `swift run -c release \(place.command)`:", ""]
      + MarkdownLines.fenced(record.report, "text")
  }
}
