import Foundation
import Metrics
import Results

struct ChangeMeasure {
  let name: String
  let reading: String
  /// The text below the number.
  var detail: (ChangesResult.Entry) -> String? = { _ in nil }
  var wording: (Double) -> String = { NumberText.plain($0) }
  let number: (ChangesResult.Entry) -> Double?

  static func all(against reference: String) -> [ChangeMeasure] { size(against: reference) + effects }

  private static func size(against reference: String) -> [ChangeMeasure] {
    [
      ChangeMeasure(
        name: "Statements",
        reading: "Statements of the sources that the patch adds and removes, tests apart: the primary measure.",
        detail: { signed($0.production) }
      ) { Double($0.production.statements) },
      ChangeMeasure(
        name: "Statements, against \(reference)", reading: "How many times the statements of \(reference)’s patch.",
        wording: { NumberText.times($0) }
      ) { $0.logRatio.map { exp($0) } },
      ChangeMeasure(
        name: "Independent patches",
        reading:
          "The statements of the middle one by size of several patches that were made without sight of each other, "
          + "and of each.",
        detail: ChangesWording.independent
      ) { $0.independent == nil ? nil : Double($0.production.statements) },
      ChangeMeasure(
        name: "Statements of tests",
        reading: "Statements of the implementation’s own tests that the patch adds and removes.",
        detail: { signed($0.tests) }
      ) { Double($0.tests.statements) },
    ]
  }

  private static var effects: [ChangeMeasure] {
    [
      ChangeMeasure(
        name: "Ripple",
        reading:
          "New or changed functions that no story of the request runs: wiring and forwarding.",
        detail: { $0.effects?.untested.map { "of \(NumberText.plain($0.units))" } }
      ) { ($0.effects?.untested?.notRun).map(Double.init) },
      ChangeMeasure(
        name: "Test fallout", reading: "Own tests that fail or no longer compile under the patch of the sources alone.",
        detail: {
          $0.effects?.brokenTests.map {
            "\(NumberText.plain($0.failing)) fail, \(NumberText.plain($0.notCompiling)) don’t compile"
          }
        }
      ) { ($0.effects?.brokenTests?.tests).map(Double.init) },
      ChangeMeasure(
        name: "Lines to read",
        reading:
          "Lines of the functions that the patch changes or removes, and of the implementation's functions that they "
          + "refer to."
      ) { ($0.effects?.linesToRead).map(Double.init) },
      ChangeMeasure(
        name: "Foreseen",
        reading:
          "The share of the touched types that refer to a seed, which was written down before the patch; below, how "
          + "many times the share of as many types drawn at random.",
        detail: { ($0.effects?.prediction?.lift).map { NumberText.times($0) } }, wording: { NumberText.share($0) }
      ) { $0.effects?.prediction?.recall },
    ]
  }

  private static func signed(_ size: ChangeSize) -> String {
    "+\(NumberText.plain(size.added)) −\(NumberText.plain(size.removed))"
  }
}
