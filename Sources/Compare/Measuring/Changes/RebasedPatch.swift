import Foundation
import HeadlessUI

/// A patch after rebasing it onto the package's current sources, if git can merge the two.
package struct RebasedPatch {
  package enum Outcome: Equatable, Sendable {
    /// The patch was already made from these sources.
    case same
    case moved
    /// The reasons that the patch couldn't be rebased.
    case stuck([String])
  }

  package let file: String
  package let outcome: Outcome

  package var isDone: Bool { if case .stuck = outcome { false } else { true } }

  fileprivate init(_ name: String, of request: ChangeRequest, onTopOf common: [String: String?]) throws {
    file = request.place(of: name)
    guard let (patch, old) = try request.patch(named: name) else { throw ChangeError.unreadable(file: file) }
    let paths = Set(patch.files.map(\.path))
    let repository = try ScratchRepository(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, try request.text(at: $0, common)) }), of: request.package)
    let complaints = try repository.merge(request.folder.appending(path: name))
    let new = complaints.isEmpty ? try repository.diff() : ""
    if !complaints.isEmpty {
      outcome = .stuck(complaints.map { "\(request.place(of: name)): \($0)" })
    } else if new.isEmpty {
      outcome = .stuck(["\(file): the sources have all of it already; delete it."])
    } else if Self.contents(in: new) == Self.contents(in: old) {
      outcome = .same
    } else {
      outcome = .moved
      try Data(new.utf8).write(to: request.folder.appending(path: name), options: .atomic)
    }
  }

  /// The abbreviated object names in a patch, before and after the change.
  static func contents(in patch: String) -> Set<String> {
    let names = patch.matches(of: /(?m)^index ([0-9a-f]{7})[0-9a-f]*(\.\.[0-9a-f]{7})/)
    return Set(names.map { "\($0.1)\($0.2)" })
  }
}

extension ChangeRequest {
  /// Rebases the patches of implementations, after the common patch if that is to be rebased as well.
  package func rebase(_ profiles: [ArchitectureProfile], withCommonPatch: Bool) throws -> [RebasedPatch] {
    var rebased: [RebasedPatch] = []
    if withCommonPatch, try text(of: Self.commonPatch) != nil {
      rebased.append(try RebasedPatch(Self.commonPatch, of: self, onTopOf: [:]))
    }
    // Patches on top of an outdated common patch would be merged with the wrong sources.
    guard rebased.allSatisfy(\.isDone) else { return rebased }
    let common = try texts()
    let names = profiles.flatMap { profile in
      patchedAttempts(by: profile).map { Self.patchName(of: profile.name, attempt: $0) }
    }
    return rebased + (try names.map { try RebasedPatch($0, of: self, onTopOf: common) })
  }
}
