import Foundation
import Metrics
import Results

/// A sentence for each question: the two ends, and how sure the difference is.
extension Answers {
  var sentences: [String] { Question.allCases.compactMap(sentence) }

  func sentence(_ question: Question) -> String? {
    switch question {
    case .code: range("lines.code", Self.whole, hasFactor: true).map { "Code lines: \($0)." }
    case .reach: reachSentence
    case .tests: testsSentence
    case .change: changeSentence
    case .time: timeSentence
    }
  }

  private var reachSentence: String? {
    guard let least = range(Self.leastReach, Self.twoDigits, hasFactor: true) else { return nil }
    let most = range(Self.mostReach, Self.twoDigits, hasFactor: true)
      .map { "; through protocols, to all that conform to them, \($0)" }
    return "A type and all it depends on, in types: up to protocols \(least)\(most ?? "")."
  }

  private var testsSentence: String? {
    let id = "coverage.decidedWithoutScreen"
    return range(id) { NumberText.share($0) }.map {
      "Branches run by tests that load no screen: \($0)\(following(id))."
    }
  }

  private var changeSentence: String? {
    let id = "change.againstMedian"
    let intervals = numbers(id).compactMapValues(\.interval)
    guard let range = range(id, Self.times) else { return nil }
    func those(_ holds: (ClosedRange<Double>) -> Bool) -> String {
      list(names.filter { intervals[$0].map(holds) == true })
    }
    return "Statements changed, against \(reference): \(range)"
      + clause("the middle seven are all above ×1 in ", those { $0.lowerBound > 1 })
      + clause("the middle seven are all below ×1 in ", those { $0.upperBound < 1 })
      + clause("they include ×1, so nothing is sure, in ", those { $0.contains(1) }) + "."
  }

  private var timeSentence: String? {
    guard let runtime = result.runtime,
      let range = range("runtime.step", { Self.twoDigits($0 / 1000) }, hasFactor: true)
    else { return nil }
    func those(_ verdict: Verdict) -> String {
      list(names.filter { runtime.overall.comparison(of: $0, to: runtime.reference)?.verdict == verdict })
    }
    let margin = "\(Self.whole((runtime.margin - 1) * 100)) %"
    return "µs in a step: \(range)" + clause("more than \(margin) slower than \(runtime.reference): ", those(.slower))
      + clause("more than \(margin) faster: ", those(.faster)) + clause("no meaningful difference: ", those(.same))
      + clause("undecided: ", those(.undecided)) + "\(betweenBuilds)."
  }

  /// How far apart a ratio is in builds of the same sources that differ in link order.
  private var betweenBuilds: String {
    guard let runtime = result.runtime else { return "" }
    let builds = runtime.builds
    let spreads = names.compactMap { name in
      runtime.overall.comparison(of: name, to: runtime.reference).flatMap { comparison in
        comparison.logRatios.max().flatMap { most in comparison.logRatios.min().map { most - $0 } }
      }
    }
    guard builds > 1, let most = spreads.max() else { return "" }
    return
      "; between \(builds) builds of the same sources a ratio differs by up to \(Self.whole((expm1(most) * 100).rounded(.up))) %"
  }

  // MARK: - Words

  /// For example `1099 in Massive to 2955 in VIPER, ×2.7`; `nil` if all numbers are equal.
  private func range(_ id: String, _ text: (Double) -> String, hasFactor: Bool = false) -> String? {
    let values = numbers(id).mapValues(\.number)
    guard let least = values.values.min(), let most = values.values.max(), least < most else { return nil }
    func holders(_ number: Double) -> String { list(names.filter { values[$0] == number }) }
    let factor = hasFactor && least > 0 ? ", \(Self.times(most / least))" : ""
    return "\(text(least)) in \(holders(least)) to \(text(most)) in \(holders(most))\(factor)"
  }

  /// Says so if a measure ranks the implementations nearly as their code lines do.
  private func following(_ id: String) -> String {
    guard let correlation = table.row(id)?.correlation, abs(correlation) >= 0.9 else { return "" }
    return "; nearly in the order of code lines (ρ \(SuiteWording.correlation(correlation)))"
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "" : Wording.list(names) }

  private func clause(_ words: String, _ names: String) -> String { names.isEmpty ? "" : "; \(words)\(names)" }
}
