import Foundation
import Metrics
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import Measuring

struct ChangeRequestTests {
  @Test("A request has its id, the client's words, and the implementations with a patch")
  func reads() throws {
    let package = try RequestPackage(["ChangeRequests/README.md": "", "ChangeRequests/notes/notes.md": ""])
    let request = try #require(package.requests.first)
    #expect(try package.requests.count == 1)
    #expect(request.id == "01-it" && request.wish == "“Say when it is open.”")
    #expect(request.hasPatch(of: "A") && !request.hasPatch(of: "B"))
  }

  @Test("A patch is applied on top of the common patch")
  func texts() throws {
    let package = try RequestPackage()
    let request = try package.requests[0]
    let model = "public let model = 1\npublic let givenHours = true\n"
    #expect(try request.texts() == ["Sources/Model/Model.swift": model])
    let changes = try request.changes(by: package.architecture("A").profile, attempt: 1, from: request.texts())
    #expect(changes.map(\.path) == ["Sources/FakeA/A.swift"])
    #expect(changes.map(\.old) == ["public let hasHours = false\n"])
    #expect(changes.map(\.new) == ["public let hasHours = true\n"])
  }

  @Test("Patches of several implementations combine, even if the common patch changes a file of one of them")
  func together() throws {
    let old = "public let hasHours = false\n"
    let given = "// Given\n" + old
    let package = try RequestPackage([
      "ChangeRequests/01-it/given.patch": ScratchRepository.diff(of: [("Sources/FakeA/A.swift", old, given)]),
      "ChangeRequests/01-it/A.patch": ScratchRepository.diff(of: [
        ("Sources/FakeA/A.swift", given, "// Given\nlet a = 1\n")
      ]),
      "ChangeRequests/01-it/B.patch": ScratchRepository.diff(of: [
        ("Sources/FakeB/B.swift", "public let hasHoursToo = false\n", "let b = 1\n")
      ]),
    ])
    let profiles = ["A", "B"].map { package.architecture($0).profile }
    let trials = try ChangeTrial.all(of: package.requests[0], by: profiles)
    #expect(
      trials.map(\.texts) == [
        ["Sources/FakeA/A.swift": "// Given\nlet a = 1\n", "Sources/FakeB/B.swift": "let b = 1\n"]
      ])
  }

  @Test("A file that a patch must not touch, and a hunk that doesn't apply, are reported with their place")
  func refused() throws {
    let other = RequestPackage.patch.replacing("FakeA/A", with: "FakeB/B").replacing(
      "hasHours =", with: "hasHoursToo =")
    let package = try RequestPackage([
      "ChangeRequests/01-it/A.patch": other, "ChangeRequests/01-it/B.patch": other.replacing("false", with: "nil"),
    ])
    let request = try package.requests[0]
    #expect(
      throws: ChangeError.touchesOthers(
        place: "ChangeRequests/01-it/A.patch:1", path: "Sources/FakeB/B.swift", architecture: "A",
        folders: ["Sources/FakeA", "Tests/FakeATests"])
    ) { try request.texts(with: [(package.architecture("A").profile, "A.patch")]) }
    let error = #expect(throws: ChangeError.self) {
      try request.texts(with: [(package.architecture("B").profile, "B.patch")])
    }
    #expect(
      error?.description
        == "ChangeRequests/01-it/B.patch:4: Sources/FakeB/B.swift:1 doesn't have the lines that the patch changes; "
        + "it belongs to other sources.")
    #expect(throws: ChangeError.noPatch(request: "01-it", architecture: "C")) {
      try request.texts(with: [(package.architecture("C").profile, "C.patch")])
    }
  }

  @Test("A prediction is only of its own author's patch")
  func predictionOfAnAuthor() throws {
    let package = try RequestPackage(["ChangeRequests/01-it/seeds.txt": "A: View\nB.3: Store\n"])
    let request = try package.requests[0]
    #expect(try request.predictedStart(of: "A", attempt: 1) == ["View"])
    #expect(try request.predictedStart(of: "A", attempt: 3) == nil)
    #expect(try request.predictedStart(of: "B", attempt: 1) == nil)
    #expect(try request.predictedStart(of: "B", attempt: 3) == ["Store"])
  }

  @Test("A predicted start is a line with an implementation and its types")
  func predictedStarts() throws {
    let package = try RequestPackage([
      "ChangeRequests/01-it/seeds.txt": "# Written first\nA: View, Store\nMVVM-C: X.Y\n"
    ])
    #expect(try package.requests[0].predictedStarts() == ["A": ["View", "Store"], "MVVM-C": ["X.Y"]])
    let other = try RequestPackage(["ChangeRequests/01-it/seeds.txt": "# Written first\r\nA: View\r\nB: X\r\n"])
    #expect(try other.requests[0].predictedStarts() == ["A": ["View"], "B": ["X"]])
    let broken = try RequestPackage(["ChangeRequests/01-it/seeds.txt": "A: View\nB\n"])
    #expect(throws: ChangeError.noSeed(place: "ChangeRequests/01-it/seeds.txt:2")) {
      try broken.requests[0].predictedStarts()
    }
  }

  @Test("Of three independent patches the middle one by size is accepted, and all are reported")
  func independent() throws {
    func patch(_ lines: Int) throws -> String {
      try ScratchRepository.diff(of: [
        (
          "Sources/FakeA/A.swift", "public let hasHours = false\n",
          "public let hasHours = true\n" + (1..<lines).map { "let a\($0) = 1\n" }.joined()
        )
      ])
    }
    let package = try RequestPackage([
      "ChangeRequests/01-it/A.patch": patch(9), "ChangeRequests/01-it/A.2.patch": patch(1),
      "ChangeRequests/01-it/A.3.patch": patch(4),
    ])
    let bench = Bench([package.architecture("A")])
    let profile = package.architecture("A").profile
    func entry() throws -> ChangesResult.Entry? {
      try bench.changes(package.requests, reference: profile, isWhole: true).requests[0].entries.first
    }
    #expect(try entry()?.file == "A.3.patch")
    #expect(try entry()?.independent == [10, 2, 5])
    #expect(try entry()?.production.statements == 5)
    #expect(try package.requests[0].acceptedPatch(by: profile) == patch(4))
    #expect(try package.requests[0].acceptedPatchName(by: profile) == "A.3.patch")
    // The cache isn't used for a patch that has changed.
    try package.folder.write(patch(6), to: "ChangeRequests/01-it/A.3.patch")
    #expect(try entry()?.independent == [10, 2, 7])
    try FileManager.default.removeItem(atPath: package.folder.path(of: "ChangeRequests/01-it/A.3.patch"))
    #expect(try entry()?.file == "A.patch" && entry()?.independent == [10, 2])
  }

  @Test("Effects are shown until what they depend on changes, and after that only with a reason")
  func recorded() throws {
    let package = try RequestPackage()
    let (request, a) = (try package.requests[0], package.architecture("A").profile)
    var effects = ChangeEffects()
    effects.linesToRead = 7
    var recorded = try RecordedEffects(of: request)
    #expect(try recorded.effects(by: a) == nil)
    try recorded.record(["A": effects], of: [a, package.architecture("B").profile])
    func told() throws -> ChangeEffects? { try RecordedEffects(of: request).effects(by: a) }
    #expect(try told() == effects)
    #expect(try RecordedEffects(of: request).effects(by: package.architecture("B").profile) == nil)
    try package.folder.write("public let hasHoursToo = true\n", to: "Sources/FakeB/B.swift")
    #expect(try told() == effects)
    for file in [
      "Sources/FakeA/A.swift", "Tests/FakeATests/Tests.swift", "ChangeRequests/01-it/A.3.patch",
      "ChangeRequests/01-it/given.patch",
      "ChangeRequests/01-it/stories.feature", "ChangeRequests/01-it/seeds.txt",
    ] {
      let path = package.folder.path(of: file)
      let before = try? Data(contentsOf: URL(filePath: path))
      try package.folder.write("// changed", to: file)
      #expect(try told() == nil, "\(file)")
      if let before {
        try before.write(to: URL(filePath: path))
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
      #expect(try told() == effects, "\(file)")
    }
    func shown() throws -> ChangesResult.Request? {
      try Bench([package.architecture("A")]).changes(package.requests, reference: a, isWhole: true).requests.first
    }
    try package.folder.write("Soon again.\n", to: "ChangeRequests/outdated.txt")
    #expect(try shown()?.entries.map(\.effects) == [effects] && shown()?.whyOutdated == nil)
    try package.folder.write("// changed", to: "Tests/FakeATests/Tests.swift")
    #expect(try told() == nil)
    #expect(try shown()?.entries.map(\.effects) == [effects] && shown()?.whyOutdated == "Soon again.")
    try FileManager.default.removeItem(atPath: package.folder.path(of: "ChangeRequests/outdated.txt"))
    #expect(try shown()?.entries.map(\.effects) == [nil] && shown()?.whyOutdated == nil)
    try package.folder.write("{", to: "ChangeRequests/01-it/effects.json")
    #expect(throws: ChangeError.noEffects(file: "ChangeRequests/01-it/effects.json")) { try told() }
  }

  private let old = (1...9).map { "let a\($0) = \($0)\n" }.joined()

  /// Returns a package with new sources, and a patch made from contents that Git still has.
  private func moved(to now: String, keepsBase: Bool = true) throws -> RequestPackage {
    let new = old.replacing("a8 = 8", with: "a8 = 80")
    let package = try RequestPackage([
      "Sources/FakeA/A.swift": old,
      "ChangeRequests/01-it/A.patch": ScratchRepository.diff(of: [("Sources/FakeA/A.swift", old, new)]),
    ])
    let folder = package.folder.url
    if keepsBase {
      for arguments in [["init", "-q"], ["hash-object", "-w", "Sources/FakeA/A.swift"]] {
        _ = try ToolRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder).output()
      }
    }
    try package.folder.write(now, to: "Sources/FakeA/A.swift")
    return package
  }

  private func rebase(_ package: RequestPackage) throws -> RebasedPatch.Outcome? {
    try package.requests[0].rebase([package.architecture("A").profile], withCommonPatch: false).first?.outcome
  }

  @Test("A patch is rebased onto changed sources, even if its own context has changed")
  func rebased() throws {
    let now = "let a0 = 0\n" + old.replacing("a6 = 6", with: "a6 = 60")
    let package = try moved(to: now)
    // A patch by hand has three lines of context.
    let file = "ChangeRequests/01-it/A.patch"
    let patch = try String(contentsOfFile: package.folder.path(of: file), encoding: .utf8)
    let wider = patch.replacing("@@ -7,3 +7,3 @@\n", with: "@@ -5,5 +5,5 @@\n let a5 = 5\n let a6 = 6\n")
    try package.folder.write(wider, to: file)
    #expect(throws: ChangeError.self) {
      try package.requests[0].texts(with: [(package.architecture("A").profile, "A.patch")])
    }
    #expect(try rebase(package) == .moved)
    let rebased = try String(contentsOfFile: package.folder.path(of: file), encoding: .utf8)
    #expect(rebased.contains("@@ -8,3 +8,3 @@\n let a7 = 7\n-let a8 = 8\n+let a8 = 80\n let a9 = 9\n"))
    #expect(
      try package.requests[0].texts(with: [(package.architecture("A").profile, "A.patch")])["Sources/FakeA/A.swift"]
        == now.replacing("a8 = 8", with: "a8 = 80"))
    #expect(try rebase(package) == .same)
  }

  @Test("A patch that can't be rebased stays unchanged, and the conflict is reported")
  func stuck() throws {
    let package = try moved(to: "let a0 = 0\n" + old.replacing("a8 = 8", with: "a8 = 88"))
    let file = package.folder.path(of: "ChangeRequests/01-it/A.patch")
    let before = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      try rebase(package)
        == .stuck([
          "ChangeRequests/01-it/A.patch: Applied patch to 'Sources/FakeA/A.swift' with conflicts."
        ]))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    let lost = try moved(to: old.replacing("a7 = 7", with: "a7 = 77"), keepsBase: false)
    guard case .stuck(let places) = try rebase(lost) else {
      Issue.record("it was brought over")
      return
    }
    #expect(
      places.first == "ChangeRequests/01-it/A.patch: error: repository lacks the necessary blob to perform 3-way merge."
    )
  }

  @Test("A superseded story has a replacement")
  func superseded() throws {
    let package = try RequestPackage(["ChangeRequests/01-it/superseded.txt": "# None holds.\nOld → New\n\nOdd\n"])
    #expect(throws: ChangeError.nothingInItsPlace(place: "ChangeRequests/01-it/superseded.txt:4")) {
      try package.requests[0].superseded()
    }
    try package.folder.write("Old → New\n", to: "ChangeRequests/01-it/superseded.txt")
    #expect(try package.requests[0].superseded().map(\.story) == ["Old"])
  }

  @Test("Missing requests or client's words are reported")
  func nothing() throws {
    let package = try RequestPackage(["ChangeRequests/01-it/request.md": "# It\n"])
    #expect(throws: ChangeError.noWish(file: "ChangeRequests/01-it/request.md")) { try package.requests }
    #expect(throws: ChangeError.noRequests(folder: "/nowhere/ChangeRequests")) {
      try ChangeRequest.all(in: URL(filePath: "/nowhere"))
    }
  }

  @Test("A request's cost is counted in statements, and implementations without a patch are named")
  func measured() throws {
    let package = try RequestPackage()
    let (a, b) = (package.architecture("A"), package.architecture("B"))
    let result = try Bench([a, b]).changes(package.requests, reference: a.profile, isWhole: true)
    #expect(result.requests.map(\.lacking) == [["B"]])
    let entry = try #require(result.requests[0].entries.first)
    #expect(entry.architecture == "A" && entry.production.added == 1 && entry.production.removed == 1)
    #expect(entry.tests.statements == 0 && entry.logRatio == 0)
  }

  @Test("A working copy contains the common patch, and is recorded as a patch")
  func work() throws {
    let package = try RequestPackage(["Sources/FakeA/Gone.swift": "public let gone = 1\n", ".swift-format": "{}"])
    let (request, a) = (try package.requests[0], package.architecture("A").profile)
    let folder = package.folder.url.appending(path: ".work")
    let work = WorkFolder(folder)
    try work.fill(with: request, patchedFor: [])
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: ".swift-format").path))
    #expect(throws: ChangeError.folderInUse(folder.path)) { try work.fill(with: request, patchedFor: []) }
    #expect(throws: ChangeError.nothingChanged(folder: folder.path, architecture: "A")) {
      try work.record(a, for: request)
    }
    try package.folder.write("public let hasHours = givenHours\n", to: ".work/Sources/FakeA/A.swift")
    try package.folder.write("let new = 1\n", to: ".work/Tests/FakeATests/New.swift")
    try package.folder.write("public let model = 2\n", to: ".work/Sources/Model/Model.swift")
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/FakeA/Gone.swift"))
    let recorded = try work.record(a, for: request)
    #expect(recorded.otherPaths == ["Sources/Model/Model.swift"])
    // An equivalent diff keeps its bytes.
    let other = try String(contentsOf: recorded.patch, encoding: .utf8).replacing("@@\n", with: "@@ struct\n")
    try Data(other.utf8).write(to: recorded.patch)
    #expect(try work.record(a, for: request) == recorded)
    #expect(try String(contentsOf: recorded.patch, encoding: .utf8) == other)
    let changes = try request.changes(by: a, attempt: 1, from: request.texts())
    #expect(changes.map(\.path) == ["Sources/FakeA/A.swift", "Sources/FakeA/Gone.swift", "Tests/FakeATests/New.swift"])
    #expect(changes.map(\.new) == ["public let hasHours = givenHours\n", nil, "let new = 1\n"])
    #expect(throws: ChangeError.noPackage(folder: "/nowhere")) {
      try WorkFolder(URL(filePath: "/nowhere")).record(a, for: request)
    }
  }
}
