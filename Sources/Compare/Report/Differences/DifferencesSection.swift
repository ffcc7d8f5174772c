import Results

struct DifferencesSection: ReportSection {
  /// The number shown for each scale; more would be a second table.
  private static let shown = 2
  let id = "differences"
  let title = "The largest differences"
  let table: MeasureTable

  var content: Markup {
    guard let reference = table.architectures.first, table.architectures.count > 1 else {
      return Markup("p", ["class": "missing"]) { "There is one architecture only: nothing to compare it with." }
    }
    let second = table.architectures[1]
    return Markup([
      Markup("p", ["class": "prose"]) {
        "The largest significant differences between two architectures, by family and kind of number: sizes, times and large counts by "
          + "their ratio, shares by Cohen’s h, small counts by their square roots. Much of it follows the code lines: the table of all "
          + "measures has the correlation of each measure with them, and the other differences."
      },
      Markup("div", ["class": "panels", "data-panels": "pair", "data-label": "Compare"]) {
        for subject in table.architectures {
          for base in table.architectures where base != subject {
            panel(
              Differences(of: subject, against: base, in: table), isShown: base == reference && subject == second,
              isKept: base == reference)
          }
        }
      },
    ])
  }

  /// - Parameter isKept: Whether it is visible without the script.
  private func panel(_ differences: Differences, isShown: Bool, isKept: Bool) -> Markup {
    let name = "\(differences.subject) against \(differences.base)"
    return .panel("\(differences.subject)~\(differences.base)", name: name, isShown: isShown, isKept: isKept) {
      Markup("h3") { name }
      if differences.families.isEmpty {
        Markup("p") { "Nothing that was measured is surely different." }
      }
      for family in differences.families {
        Markup("h4") { family.title }
        list(family.largest(Self.shown), of: differences.subject)
      }
    }
  }

  private func list(_ differences: [Difference], of subject: String) -> Markup {
    Markup("ol", ["class": "differences"]) {
      for difference in differences {
        Markup("li") {
          Markup("span", ["class": "factor"]) { DifferenceWording.long(difference) }
          Markup("span", ["class": "what"]) {
            difference.measure.link(difference.measure.title, of: subject)
            Markup("span", ["class": "numbers"]) { DifferenceWording.numbers(difference) }
          }
          Markup("span", ["class": "certainty"]) { DifferenceWording.certainty(difference) }
        }
      }
    }
  }
}
