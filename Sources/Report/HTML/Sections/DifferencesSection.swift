/// The largest differences between two architectures, and how sure they are: for every pair, one of which is shown.
struct DifferencesSection: ReportSection {
  /// More would be a second table.
  private static let shown = 10
  let id = "differences"
  let title = "The largest differences"
  private let table: MeasureTable

  init(_ result: SuiteResult, _ table: MeasureTable) {
    self.table = table
  }

  var content: Markup {
    guard let reference = table.architectures.first, let farthest = table.farthest else {
      return Markup("p", ["class": "missing"]) { "There is one architecture only: nothing to compare it with." }
    }
    return Markup([
      Markup("p", ["class": "prose"]) {
        "Found by arithmetic alone: the numbers of two architectures that are surely different, those first that are most times "
          + "the other’s. Several may say the same thing twice, as much of what is counted follows size."
      },
      Markup("div", ["class": "panels", "data-panels": "pair", "data-label": "Compare"]) {
        for subject in table.architectures {
          for base in table.architectures where base != subject {
            panel(
              Differences(of: subject, against: base, in: table), isShown: base == reference && subject == farthest,
              isKept: base == reference)
          }
        }
      },
    ])
  }

  /// - Parameter isKept: Whether it is shown where no script can choose.
  private func panel(_ differences: Differences, isShown: Bool, isKept: Bool) -> Markup {
    let name = "\(differences.subject) against \(differences.base)"
    return Markup(
      "section",
      [
        "class": "panel", "data-key": "\(differences.subject)~\(differences.base)", "data-name": name,
        "data-shown": isShown ? "" : nil, "hidden": isKept ? nil : "", "aria-label": name,
      ]
    ) {
      Markup("h3") { name }
      if differences.ranked.isEmpty {
        Markup("p") { "Nothing that was measured is surely different." }
      } else {
        list(of: differences)
      }
      rest(of: differences)
    }
  }

  private func list(of differences: Differences) -> Markup {
    Markup("ol", ["class": "differences"]) {
      for difference in differences.ranked.prefix(Self.shown) {
        Markup("li") {
          Markup("span", ["class": "factor"]) { DifferenceWording.long(difference) }
          Markup("span", ["class": "what"]) {
            DefinitionLink(difference.measure, of: differences.subject).markup(difference.measure.title)
            Markup("span", ["class": "numbers"]) { DifferenceWording.numbers(difference) }
          }
          Markup("span", ["class": "certainty"]) { DifferenceWording.certainty(difference) }
        }
      }
    }
  }

  private func rest(of differences: Differences) -> Markup {
    let more = differences.ranked.count - Self.shown
    return Markup("ul", ["class": "rest"]) {
      if more > 0 {
        Markup("li") { "\(Wording.count(more, "more is", "more are")) surely different; the table below has all." }
      }
      if !differences.onlyOne.isEmpty {
        Markup("li") {
          Markup("strong") { "Only one of them has any: " }
          differences.onlyOne.map { "\($0.measure.title), \(DifferenceWording.numbers($0))" }.joined(separator: "; ")
            + "."
        }
      }
      names("No meaningful difference", differences.same)
      names("Not told apart", differences.undecided)
      names("Exactly equal", differences.equal)
    }
  }

  @MarkupBuilder
  private func names(_ what: String, _ differences: [Difference]) -> Markup {
    if !differences.isEmpty {
      Markup("li") {
        Markup("details") {
          Markup("summary") { "\(what): \(Wording.count(differences.count, "measure", "measures"))" }
          differences.map(\.measure.title).joined(separator: "; ") + "."
        }
      }
    }
  }
}
