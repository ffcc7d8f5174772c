import Foundation
import Metrics

/// What each change request took in each implementation.
package struct ChangesResult: Codable, Equatable, Sendable {
  package struct Request: Codable, Equatable, Sendable {
    /// Its folder's name, as `01-opening-hours`.
    package var id: String
    /// What the client said.
    package var wish: String
    package var entries: [Entry]
    /// The implementations that have no patch for it.
    package var lacking: [String]

    package init(id: String, wish: String, entries: [Entry], lacking: [String]) {
      self.id = id
      self.wish = wish
      self.entries = entries
      self.lacking = lacking
    }
  }

  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    package var production: ChangeSize
    package var tests: ChangeSize
    /// The natural logarithm of the statements of production by those of the reference; nil where either has none, or the reference no
    /// patch.
    package var logRatio: Double?

    package init(architecture: String, production: ChangeSize, tests: ChangeSize, reference: ChangeSize?) {
      self.architecture = architecture
      self.production = production
      self.tests = tests
      guard let reference, reference.statements > 0, production.statements > 0 else { return }
      logRatio = log(Double(production.statements) / Double(reference.statements))
    }
  }

  /// All nine requests of one implementation together.
  package struct Summary: Codable, Equatable, Sendable {
    package var architecture: String
    package var logRatio: OrderInterval
  }

  package var reference: String
  package var requests: [Request]
  /// The numbers of the nine that aren't there yet.
  package var missing: [Int]
  /// Empty as long as one of the nine is missing: then nothing is claimed of them together.
  package var summaries: [Summary]

  package init(reference: String, requests: [Request], isWhole: Bool = true) {
    self.reference = reference
    self.requests = requests
    let numbers = requests.compactMap { Int($0.id.prefix { $0.isNumber }) }
    missing = isWhole ? (1...OrderInterval.count).filter { !numbers.contains($0) } : []
    let names = requests.first?.entries.map(\.architecture).filter { $0 != reference } ?? []
    summaries = names.compactMap { name in
      let ratios = requests.compactMap { $0.entries.first { $0.architecture == name }?.logRatio }
      return OrderInterval(ratios).map { Summary(architecture: name, logRatio: $0) }
    }
  }
}
