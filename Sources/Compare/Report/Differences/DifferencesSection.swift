import Results

/// The differences of every pair of architectures, of which one pair is shown.
struct DifferencesSection: ReportSection {
  /// More would be a second table.
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
          + "shares by Cohen’s h, small counts by their square roots. What goes with the code lines (ρ beyond .9) is told once, as size."
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
        more("Goes with the code lines", Array(differences.size.dropFirst()))
      }
      for family in differences.families {
        Markup("h4") { family.title }
        list(family.split(after: Self.shown).first, of: differences.subject)
        more("Surely different as well", family.split(after: Self.shown).rest)
      }
      rest(of: differences)
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

  @MarkupBuilder
  private func more(_ what: String, _ differences: [Difference]) -> Markup {
    if !differences.isEmpty {
      details(what, differences.map { "\($0.measure.title) \(DifferenceWording.short($0))" })
    }
  }

  private func rest(of differences: Differences) -> Markup {
    Markup("ul", ["class": "rest"]) {
      names("No meaningful difference", differences.same)
      names("Not told apart", differences.undecided)
      names("Counted, and equal", differences.equal)
    }
  }

  @MarkupBuilder
  private func names(_ what: String, _ differences: [Difference]) -> Markup {
    if !differences.isEmpty { Markup("li") { details(what, differences.map(\.measure.title)) } }
  }

  private func details(_ what: String, _ measures: [String]) -> Markup {
    Markup("details") {
      Markup("summary") { "\(what): \(Wording.count(measures.count, "measure", "measures"))" }
      measures.joined(separator: "; ") + "."
    }
  }
}
