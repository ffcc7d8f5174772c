import Foundation
import HeadlessUI
import Registry
import Testing

/// One of the compared architectures, the first argument of every test.
nonisolated struct Subject: Sendable {
  private struct Unknown: Error, CustomStringConvertible {
    let names: [String]
    let known: [String]

    var description: String {
      "SAMEAPP_CHARTER: No architecture is called \(names.joined(separator: " or ")); there are "
        + known.joined(separator: ", ")
    }
  }

  let name: String
  /// The module of its implementation.
  let module: String
  private let isDraft: Bool
  private let index: Int

  @MainActor var architecture: any Architecture { Registry.architectures[index] }

  @MainActor private init(index: Int) {
    let profile = Registry.architectures[index].profile
    name = profile.name
    module = profile.module
    isDraft = profile.isDraft
    self.index = index
  }

  /// The architectures named by `SAMEAPP_CHARTER`, with commas between, or else all but drafts.
  @MainActor static var all: [Subject] {
    get throws {
      let all = Registry.architectures.indices.map(Subject.init)
      let names = ProcessInfo.processInfo.environment["SAMEAPP_CHARTER"]?.split(separator: ",").map(String.init) ?? []
      let unknown = names.filter { name in !all.contains { $0.name == name } }
      guard unknown.isEmpty else { throw Unknown(names: unknown, known: all.map(\.name)) }
      return all.filter { names.isEmpty ? !$0.isDraft : names.contains($0.name) }
    }
  }
}

// MARK: - Arguments

extension Subject {
  /// Each subject with each pair.
  @MainActor static func all<A, B>(with pairs: [(A, B)]) throws -> [(Subject, A, B)] {
    try all.flatMap { subject in pairs.map { (subject, $0.0, $0.1) } }
  }

  /// Each subject with each of both.
  @MainActor static func all<A, B>(with one: [A], _ other: [B]) throws -> [(Subject, A, B)] {
    try all(with: one.flatMap { first in other.map { (first, $0) } })
  }
}

// MARK: - CustomTestStringConvertible

nonisolated extension Subject: CustomTestStringConvertible {
  var testDescription: String { name }
}
