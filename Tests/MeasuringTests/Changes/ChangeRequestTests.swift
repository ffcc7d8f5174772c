import Foundation
import Metrics
import SuiteFixtures
import Testing

@testable import Measuring

struct ChangeRequestTests {
  @Test("A request has its id, the client's words, and who has a patch")
  func reads() throws {
    let package = try RequestPackage(["Changes/README.md": "", "Changes/notes/notes.md": ""])
    let request = try #require(package.requests.first)
    #expect(try package.requests.count == 1)
    #expect(request.id == "01-it" && request.wish == "“Say when it is open.”")
    #expect(request.hasPatch(of: "A") && !request.hasPatch(of: "B"))
  }

  @Test("A patch goes on top of what is given")
  func texts() throws {
    let package = try RequestPackage()
    let request = try package.requests[0]
    let model = "public let model = 1\npublic let givenHours = true\n"
    #expect(try request.texts() == ["Sources/Model/Model.swift": model])
    let changes = try request.changes(by: package.architecture("A").profile)
    #expect(changes.map(\.path) == ["Sources/FakeA/A.swift"])
    #expect(changes.map(\.old) == ["public let hasHours = false\n"])
    #expect(changes.map(\.new) == ["public let hasHours = true\n"])
  }

  @Test("What a patch must not touch, and what doesn't apply, is told with its place")
  func refused() throws {
    let other = RequestPackage.patch.replacing("FakeA/A", with: "FakeB/B").replacing(
      "hasHours =", with: "hasHoursToo =")
    let package = try RequestPackage([
      "Changes/01-it/A.patch": other, "Changes/01-it/B.patch": other.replacing("false", with: "nil"),
    ])
    let request = try package.requests[0]
    #expect(
      throws: ChangeError.touchesOthers(
        place: "Changes/01-it/A.patch:1", path: "Sources/FakeB/B.swift", architecture: "A",
        folders: ["Sources/FakeA", "Tests/FakeATests"])
    ) { try request.texts(with: [package.architecture("A").profile]) }
    #expect(throws: ChangeError.self) { try request.texts(with: [package.architecture("B").profile]) }
    do {
      _ = try request.texts(with: [package.architecture("B").profile])
    } catch {
      #expect(
        "\(error)" == "Changes/01-it/B.patch:3: Sources/FakeB/B.swift:1 doesn't have the lines that the patch changes; "
          + "it belongs to other sources.")
    }
    #expect(throws: ChangeError.noPatch(request: "01-it", architecture: "C")) {
      try request.texts(with: [package.architecture("C").profile])
    }
  }

  @Test("A superseded story has something in its place")
  func superseded() throws {
    let package = try RequestPackage(["Changes/01-it/superseded.txt": "# None holds.\nOld → New\n\nOdd\n"])
    #expect(throws: ChangeError.nothingInItsPlace(place: "Changes/01-it/superseded.txt:4")) {
      try package.requests[0].superseded()
    }
    try package.folder.write("Old → New\n", to: "Changes/01-it/superseded.txt")
    #expect(try package.requests[0].superseded().map(\.story) == ["Old"])
  }

  @Test("Without requests, or the client's words, that is said")
  func nothing() throws {
    let package = try RequestPackage(["Changes/01-it/request.md": "# It\n"])
    #expect(throws: ChangeError.noWish(file: "Changes/01-it/request.md")) { try package.requests }
    #expect(throws: ChangeError.noRequests(folder: "/nowhere/Changes")) {
      try ChangeRequest.all(in: URL(filePath: "/nowhere"))
    }
  }

  @Test("What a request took is counted on its statements, and who has no patch is named")
  func measured() throws {
    let package = try RequestPackage()
    let (a, b) = (package.architecture("A"), package.architecture("B"))
    let result = try Bench([a, b]).changes(package.requests, reference: a.profile, isWhole: true)
    #expect(result.requests.map(\.lacking) == [["B"]])
    let entry = try #require(result.requests[0].entries.first)
    #expect(entry.architecture == "A" && entry.production.added == 1 && entry.production.removed == 1)
    #expect(entry.tests.statements == 0 && entry.logRatio == 0)
  }

  // MARK: - Work

  @Test("A folder to work in has what is given, and gives a patch back")
  func work() throws {
    let package = try RequestPackage(["Sources/FakeA/Gone.swift": "public let gone = 1\n"])
    let (request, a) = (try package.requests[0], package.architecture("A").profile)
    let folder = package.folder.url.appending(path: ".work")
    let work = WorkFolder(folder)
    try work.fill(with: request, patchedFor: [])
    #expect(throws: ChangeError.folderInUse(folder.path)) { try work.fill(with: request, patchedFor: []) }
    #expect(throws: ChangeError.nothingChanged(folder: folder.path, architecture: "A")) {
      try work.patch(of: a, for: request)
    }
    try package.folder.write("public let hasHours = givenHours\n", to: ".work/Sources/FakeA/A.swift")
    try package.folder.write("let new = 1\n", to: ".work/Tests/FakeATests/New.swift")
    try package.folder.write("public let model = 2\n", to: ".work/Sources/Model/Model.swift")
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/FakeA/Gone.swift"))
    let patch = try work.patch(of: a, for: request)
    #expect(patch.otherPaths == ["Sources/Model/Model.swift"])
    try package.folder.write(patch.text, to: "Changes/01-it/A.patch")
    let changes = try request.changes(by: a)
    #expect(changes.map(\.path) == ["Sources/FakeA/A.swift", "Sources/FakeA/Gone.swift", "Tests/FakeATests/New.swift"])
    #expect(changes.map(\.new) == ["public let hasHours = givenHours\n", nil, "let new = 1\n"])
    #expect(throws: ChangeError.noPackage(folder: "/nowhere")) {
      try WorkFolder(URL(filePath: "/nowhere")).patch(of: a, for: request)
    }
  }
}
