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
        "Found by arithmetic alone: in what the numbers of two architectures are surely different, the largest first in each family. "
          + "Numbers of one kind are put in order among themselves: sizes, times and large counts by how many times one is the other, "
          + "shares by Cohen’s h, small counts by their square roots. What goes with the code lines (ρ beyond .9) is told once, as size. "
          + "The table of all measures has the rest."
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
      if differences.size.isEmpty, differences.families.isEmpty {
        Markup("p") { "Nothing that was measured is surely different." }
      }
      if let size = differences.size.first {
        Markup("h4") { "Size" }
        list([size], of: differences.subject)
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
