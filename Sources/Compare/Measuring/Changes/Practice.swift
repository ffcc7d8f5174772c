import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// A work folder for implementing a request without seeing anyone else's patch.
package struct Practice {
  /// The file that says what to do. Its first line names the request and the implementation.
  static let task = "TASK.md"
  private let folder: URL
  private let request: ChangeRequest
  private let profile: ArchitectureProfile

  /// Makes the folder, which must not exist yet.
  package init(_ request: ChangeRequest, in profile: ArchitectureProfile, at folder: URL) throws {
    self.folder = folder
    self.request = request
    self.profile = profile
    try WorkFolder(folder).fill(with: request, patchedFor: [], where: request.isInPractice)
    try Data(task(given: request.texts().keys.sorted()).utf8)
      .write(to: folder.appending(path: Self.task), options: .atomic)
  }

  /// Opens a folder that was made before.
  package init(at folder: URL, among requests: [ChangeRequest], _ profiles: [ArchitectureProfile]) throws {
    let text = try? String(contentsOf: folder.appending(path: Self.task), encoding: .utf8)
    guard
      let names = text?.firstMatch(of: /^# (.+) in (.+)/),
      let request = requests.first(where: { $0.id == names.1 }),
      let profile = profiles.first(where: { $0.name == names.2 })
    else { throw ChangeError.noTask(folder: folder.path) }
    self.folder = folder
    self.request = request
    self.profile = profile
  }

  private func task(given paths: [String]) -> String {
    let folders = request.folders(of: profile)
    let given =
      paths.isEmpty ? "Nothing is given." : "All implementations are given a common patch, which is applied to"
    let stories = request.hasStories ? " \(request.place(of: "stories.feature"))" : ""
    let end = request.hasStories ? "The stories fail at first. When they pass" : "When you are done and they pass"
    return """
      # \(request.id) in \(profile.name)

      *\(request.wish)*

      `\(request.place(of: "request.md"))` has each sentence that the change adds. \(given)

      \(paths.map { "- `\($0)`\n" }.joined())
      Change `\(folders[0])`, and `\(folders[1])` where it tests what you change, and nothing else. From this folder:

      ```
      swift run compare stories\(stories) --architecture \(profile.name)
      swift run compare play --architecture \(profile.name)
      SAMEAPP_TESTS=\(profile.testModule) swift test
      ```

      \(end), have the change judged from the checkout. That takes some minutes: stories, rules, own tests and a short walk run in
      another copy.

      ```
      cd \(request.package.path)
      swift run compare changes judge --from \(folder.path)
      ```

      """
  }
}

extension Practice {
  /// Checks the change, and compares it with the recorded patches of its request.
  package func judge(_ bench: Bench) throws -> ChangeJudgement {
    guard folder.withoutLinks != request.package else { throw ChangeError.judgedByItself(folder: folder.path) }
    let work = try WorkFolder(folder).changes(by: profile, for: request)
    let common = try request.texts()
    let changed = common.merging(work.own.map { ($0.path, $0.new) }) { $1 }
    var check = ChangeCheck(
      request: request, superseded: try request.superseded(), copy: try ChangedCopy(of: request.package, bench),
      observer: bench.observer,
      result: ChangeCheckResult(request: request.id, architectures: [profile.name], lacking: []))
    defer { bench.observer.progress("") }
    do {
      try check.check(ChangeTrial(patches: [(profile, nil)], texts: changed, isAccepted: true))
    } catch ToolchainError.failed(_, _, _, let output) {
      check.result.findings.append(
        .init(nil, "the change doesn't build", details: ChangeCheck.lines(of: check.copy.withoutFolder(output))))
    }
    let own = AppSpec(try request.text(of: "request.md") ?? "")
    let app = AppSpec(
      (try? String(contentsOf: request.package.appending(path: "docs/app-spec.md"), encoding: .utf8)) ?? "")
    return ChangeJudgement(
      architecture: profile.name, check: check.result,
      sentences: check.result.findings.map { finding in
        finding.story.flatMap { own.sentence(of: $0) ?? app.sentence(of: $0) }
      },
      otherPaths: work.otherPaths,
      patches: try patches(work.own, common))
  }

  /// The change, and then the recorded patches of the same implementation.
  private func patches(
    _ own: [ChangeRequest.Change], _ common: [String: String?]
  ) throws -> [ChangeJudgement.Patch] {
    let recorded = try request.patchedAttempts(by: profile).map { attempt in
      (
        name: ChangeRequest.patchName(of: profile.name, attempt: attempt),
        changes: try request.changes(by: profile, attempt: attempt, from: common)
      )
    }
    let all = [(name: "yours", changes: own)] + recorded
    let sources = "\(request.sources(of: profile))/"
    let parts = all.flatMap { patch in
      [
        PatchCounter.Part("\(patch.name) sources", patch.changes.filter { $0.path.hasPrefix(sources) }),
        PatchCounter.Part("\(patch.name) tests", patch.changes.filter { !$0.path.hasPrefix(sources) }),
      ] + patch.changes.map { PatchCounter.Part("\(patch.name) \($0.path)", [$0]) }
    }
    let counter = try PatchCounter(parts)
    return all.map { patch in
      ChangeJudgement.Patch(
        name: patch.name, sources: counter["\(patch.name) sources"], tests: counter["\(patch.name) tests"],
        files: Dictionary(uniqueKeysWithValues: patch.changes.map { ($0.path, counter["\(patch.name) \($0.path)"]) }))
    }
  }
}

extension ChangeRequest {
  /// Whether a practice has the file: all but the patches and whatever describes them.
  func isInPractice(_ path: String) -> Bool {
    if path.hasPrefix("docs/") { return ["docs/app-spec.md", "docs/test-charter.md"].contains(path) }
    guard path.hasPrefix("ChangeRequests/") else { return !path.hasPrefix("Examples/") }
    return ["request.md", "stories.feature", "superseded.txt"].map(place).contains(path)
  }
}
