import Foundation
import HeadlessUI
import Metrics
import Toolchain

/// A patch brought over to sources that have changed since it was made, where that can be done: nothing is written before all of it can.
package struct RebasedPatch {
  package enum Outcome: Equatable, Sendable {
    /// The sources are those that it was made from.
    case same
    case moved
    /// Why it can't be brought over, each with its place.
    case stuck([String])
  }

  /// The file, below the package.
  package let file: String
  package let outcome: Outcome

  package var isDone: Bool { if case .stuck = outcome { false } else { true } }

  /// Brings a patch over, and writes it.
  /// - Parameters:
  ///   - name: The patch's file.
  ///   - given: What is given for its request, which it goes on top of.
  fileprivate init(_ name: String, of request: ChangeRequest, onTopOf given: [String: String?]) throws {
    let place = request.place(of: name)
    file = place
    let patch: Patch
    do { patch = try Patch(request.text(of: name) ?? "") } catch let error as PatchError {
      throw ChangeError.patch("\(place):\(error.line)", error)
    }
    var changes: [ChangeRequest.Change] = []
    var problems: [String] = []
    var isSame = true
    for file in patch.files {
      let now = try request.text(at: file.path, given)
      do throws(Stuck) {
        let (text, moved) = try Self.merged(file, now, in: request.package)
        changes.append((file.path, now, text))
        if moved { isSame = false }
      } catch {
        problems += error.places.map { "\(place):\(file.line): \($0)" }
      }
    }
    let text = Patch.text(of: changes)
    if problems.isEmpty, text.isEmpty { problems = ["\(place): the sources have all of it already; take it away."] }
    guard problems.isEmpty else {
      outcome = .stuck(problems)
      return
    }
    outcome = isSame ? .same : .moved
    if !isSame { try Data(text.utf8).write(to: request.folder.appending(path: name), options: .atomic) }
  }

  private struct Stuck: Error { let places: [String] }

  /// A file with the patch, and whether it isn't the one any more that the patch was made from.
  private static func merged(
    _ file: Patch.File, _ now: String?, in package: URL
  ) throws(Stuck) -> (text: String?, moved: Bool) {
    if let now, let base = file.base, !GitBlob.id(of: now).hasPrefix(base), let old = content(of: base, in: package) {
      let patched: String?
      do { patched = try file.applied(to: old) } catch {
        throw Stuck(places: ["it doesn't fit the content \(base) of \(file.path) that it names."])
      }
      guard let new = patched else {
        throw Stuck(places: ["\(file.path) has changed, and the patch takes it away; see what is lost."])
      }
      let merge = ThreeWayMerge(base: old, first: now, second: new)
      guard let text = merge.text else {
        throw Stuck(places: merge.conflicts.map { "\(file.path):\($0) has changed where the patch changes it." })
      }
      return (text, true)
    }
    // What doesn't say where it comes from, or comes from nowhere, still fits where its lines are found.
    do throws(PatchError) {
      let isKnown =
        file.isNew || file.base.map { base in now.map { GitBlob.id(of: $0).hasPrefix(base) } ?? false } ?? false
      return (try file.applied(to: now), !isKnown)
    } catch {
      let base = file.base.map { " The content \($0) that it was made from isn't in this repository." } ?? ""
      throw Stuck(places: ["\(error)\(base)"])
    }
  }

  /// What git has under an id, or the beginning of one; nil where it has nothing.
  private static func content(of id: String, in package: URL) -> String? {
    let output = try? ToolRun(URL(filePath: "/usr/bin/env"), ["git", "cat-file", "blob", id], in: package).output()
    return output.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ChangeRequest {
  /// Brings patches over: those of some implementations, or what is given and then those of all.
  package func rebase(_ profiles: [ArchitectureProfile], withGiven: Bool) throws -> [RebasedPatch] {
    var rebased: [RebasedPatch] = []
    if withGiven, try text(of: "given.patch") != nil {
      rebased.append(try RebasedPatch("given.patch", of: self, onTopOf: [:]))
    }
    // What stands on something that isn't there would be measured against the wrong sources.
    guard rebased.allSatisfy(\.isDone) else { return rebased }
    let given = try texts()
    for profile in profiles {
      for round in Self.rounds where hasPatch(of: profile.name, round: round) {
        rebased.append(
          try RebasedPatch(Self.patchName(of: profile.name, round: round), of: self, onTopOf: given))
      }
    }
    return rebased
  }
}
