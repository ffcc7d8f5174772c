import Foundation
import Metrics
import Results

/// What can be chosen to be shown of each change on the page.
struct ChangeMeasure {
  let name: String
  let reading: String
  /// Nil where it isn't known.
  let number: (ChangesResult.Entry) -> Double?
  let wording: (Double) -> String
  /// What stands below the number.
  let detail: (ChangesResult.Entry) -> String?

  private init(
    _ name: String, _ reading: String, detail: @escaping (ChangesResult.Entry) -> String? = { _ in nil },
    wording: @escaping (Double) -> String = { NumberText.plain($0) },
    number: @escaping (ChangesResult.Entry) -> Double?
  ) {
    self.name = name
    self.reading = reading
    self.number = number
    self.wording = wording
    self.detail = detail
  }

  static func all(against reference: String) -> [ChangeMeasure] { size(against: reference) + dispersion + effects }

  private static func size(against reference: String) -> [ChangeMeasure] {
    [
      ChangeMeasure(
        "Statements", "Statements of the sources that the patch adds and removes, tests apart: the primary measure.",
        detail: { signed($0.production) }
      ) { Double($0.production.statements) },
      ChangeMeasure(
        "Statements, against \(reference)", "How many times the statements of \(reference)’s patch.",
        wording: { NumberText.times($0) }
      ) { $0.logRatio.map { exp($0) } },
      ChangeMeasure(
        "Independent patches",
        "The statements of the middle one by size of several patches that were made without sight of each other, and of each.",
        detail: ChangesWording.independent
      ) { $0.independent == nil ? nil : Double($0.production.statements) },
      ChangeMeasure(
        "Statements of tests", "Statements of the implementation’s own tests that the patch adds and removes.",
        detail: { signed($0.tests) }
      ) { Double($0.tests.statements) },
    ]
  }

  private static var dispersion: [ChangeMeasure] {
    [
      ChangeMeasure(
        "Files", "Files of the sources whose statements change, with those that are new.",
        detail: { new($0.production.filesNew) }
      ) { Double($0.production.filesTouched + $0.production.filesNew) },
      ChangeMeasure(
        "Types", "Types of the sources whose statements change, with those that are new.",
        detail: { new($0.production.typesNew) }
      ) { Double($0.production.typesTouched + $0.production.typesNew) },
      ChangeMeasure(
        "Effective files", "As many files as the changed statements would be in if they were spread evenly.",
        wording: { NumberText.fixed($0, decimals: 2) }
      ) { $0.production.statements > 0 ? $0.production.effectiveFiles : nil },
      ChangeMeasure(
        "Evenness", "How evenly they are spread over the files, from 0 to 1 (H ÷ log k); “–” for a single file.",
        wording: { NumberText.fixed($0, decimals: 2) }
      ) { $0.production.evenness },
    ]
  }

  private static var effects: [ChangeMeasure] {
    [
      ChangeMeasure(
        "Ripple",
        "Of the functions that are new or changed those that no story of the request runs: wiring and forwarding.",
        detail: { $0.effects?.ripple.map { "of \(NumberText.plain($0.units))" } }
      ) { ($0.effects?.ripple?.notRun).map(Double.init) },
      ChangeMeasure(
        "Test fallout", "Own tests that fail or no longer compile under the patch of the sources alone.",
        detail: {
          $0.effects?.fallout.map {
            "\(NumberText.plain($0.failing)) fail, \(NumberText.plain($0.notCompiling)) don’t compile"
          }
        }
      ) { ($0.effects?.fallout?.tests).map(Double.init) },
      ChangeMeasure(
        "Lines to read",
        "Lines of the functions that the patch changes or takes away, and of those of the implementation that they refer to."
      ) { ($0.effects?.linesToRead).map(Double.init) },
      ChangeMeasure(
        "Foreseen",
        "The share of the touched types that refer to a seed, which was written down before the patch; below, how many times that of as many types drawn at random.",
        detail: { ($0.effects?.foresight?.lift).map { NumberText.times($0) } }, wording: { NumberText.share($0) }
      ) { $0.effects?.foresight?.recall },
    ]
  }

  private static func signed(_ size: ChangeSize) -> String {
    "+\(NumberText.plain(size.added)) −\(NumberText.plain(size.removed))"
  }

  private static func new(_ count: Int) -> String? { count == 0 ? nil : "\(NumberText.plain(count)) new" }
}
