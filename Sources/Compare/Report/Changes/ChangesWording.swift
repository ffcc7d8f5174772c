import Foundation
import Metrics
import Results

/// The sentences about change requests. Each implementation gets only one about all requests together.
enum ChangesWording {
  private static let reach =
    "This describes these implementations and authors; it doesn't cover other authors, apps or years."

  /// The median of each implementation's nine patches, or the reason why there is none.
  static func claims(of result: ChangesResult) -> [String] {
    guard result.missing.isEmpty else { return [missing(result)] }
    return result.summaries.map { claim(of: $0, reference: result.reference) } + notes(of: result)
  }

  /// The limits of the medians, and the implementations without one.
  static func notes(of result: ChangesResult) -> [String] {
    (result.summaries.isEmpty ? [] : [reach]) + withoutMedian(result)
  }

  private static func claim(of summary: ChangesResult.Summary, reference: String) -> String {
    let ratios = summary.logRatio
    func times(_ log: Double) -> String { NumberText.fixed(exp(log), decimals: 2) }
    let without = ratios.medianWithout
    return
      "Over these nine requests, chosen by us, \(owner(summary.architecture)) patches were a median "
      + "\(times(ratios.median)) times \(owner(reference)) (96 % order interval \(times(ratios.low))–\(times(ratios.high)), "
      + "range \(times(ratios.least))–\(times(ratios.most))). With each request left out in turn the median is "
      + "\(times(without.min() ?? ratios.median))–\(times(without.max() ?? ratios.median))."
  }

  private static func owner(_ name: String) -> String { name.hasSuffix("s") ? "\(name)’" : "\(name)’s" }

  private static func missing(_ result: ChangesResult) -> String {
    let there = OrderInterval.count - result.missing.count
    let names = result.missing.map { "\(String(format: "%02d", $0)) \(ChangesResult.titles[$0 - 1])" }
    return "\(there) of \(OrderInterval.count) requests \(there == 1 ? "is" : "are") there; \(Wording.list(names)) "
      + "\(names.count == 1 ? "is" : "are") missing. So no median or interval is given: "
      + "they take all \(OrderInterval.count)."
  }

  /// Lists the implementations that lack a median although all requests are there.
  private static func withoutMedian(_ result: ChangesResult) -> [String] {
    guard result.requests.count == OrderInterval.count else { return [] }
    let others = Set(result.requests.flatMap { $0.entries.map(\.architecture) + $0.lacking }).subtracting([
      result.reference
    ])
    return others.subtracting(result.summaries.map(\.architecture)).sorted().map { name in
      let gaps = result.requests.filter { $0.entry(of: name)?.logRatio == nil }.map(\.id)
      return
        "\(name) has no median: for \(Wording.list(gaps)) it has no ratio to \(owner(result.reference)) patch."
    }
  }

  /// The number of changed statements, such as `5 (+4 −1)`.
  static func text(_ size: ChangeSize) -> String {
    "\(NumberText.plain(size.statements)) (+\(NumberText.plain(size.added)) −\(NumberText.plain(size.removed)))"
  }

  static func notes(of request: ChangesResult.Request) -> [String] {
    ["Common patch, not counted: \(text(request.given)) statements."]
      + (request.lacking.isEmpty ? [] : ["No patch yet: \(Wording.list(request.lacking))."])
      + (request.whyOutdated.map { ["Ripple, test fallout and reading are outdated: \($0)"] } ?? [])
      + unmeasured(request)
  }

  private static func unmeasured(_ request: ChangesResult.Request) -> [String] {
    let names = request.entries.filter { $0.effects == nil }.map(\.architecture)
    let measured = request.entries.compactMap(\.effects)
    let seedless = !measured.isEmpty && measured.allSatisfy { $0.prediction == nil }
    let whom = names.count == request.entries.count ? "" : " of \(Wording.list(names))"
    return
      (names.isEmpty
      ? []
      : ["Ripple, test fallout and reading\(whom) aren't measured yet; compare changes check \(request.id) does it."])
      + (seedless ? ["No impact was predicted: no seeds.txt was written before the patches."] : [])
  }

  /// The statements of patches that were made independently, such as `19, 23 and 31`; `nil` if there is only one.
  static func independent(_ entry: ChangesResult.Entry) -> String? {
    entry.independent.map { Wording.list($0.map(NumberText.plain)) }
  }
}
