import Basics
import Foundation
import Measuring
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ChangesCommandTests {
  private static let patch = """
    diff --git a/Sources/FakeA/A.swift b/Sources/FakeA/A.swift
    --- a/Sources/FakeA/A.swift
    +++ b/Sources/FakeA/A.swift
    @@ -1 +1 @@
    -let a = 1
    +let a = 2

    """
  private let folder = TemporaryFolder.holding([
    "Package.swift": "", "Sources/FakeA/A.swift": "let a = 1\n", "Sources/FakeB/B.swift": "",
    "ChangeRequests/01-it/request.md": "*“It.”*", "ChangeRequests/01-it/A.patch": Self.patch,
  ])

  private func run(_ arguments: [String] = []) -> CompareRun {
    let architectures = ["A", "B"].map { FakeArchitecture($0, sources: folder.path(of: "Sources/Fake\($0)")) }
    var process = ProcessContext.fake()
    process.currentFolder = { [url = folder.url] in URL(filePath: url.path, directoryHint: .isDirectory) }
    return CompareRun(["changes"] + arguments, architectures: architectures, process: process)
  }

  @Test("The table marks implementations without a patch")
  func table() {
    let short = run()
    #expect(short.exitCode == .success)
    #expect(short.output.contains(#/\n  01-it +[0-9]+ +–\n/#))
    let all = run(["--all"])
    #expect(all.output.hasPrefix("01-it: “It.”\n"))
    #expect(all.output.contains("No patch yet: B."))
  }

  @Test("A patch is shown unchanged, and without colour if the output isn't a terminal")
  func show() {
    #expect(run(["show", "01", "--architecture", "A"]).output == Self.patch)
  }

  @Test("Changes to an applied request are recorded")
  func work() throws {
    let work = folder.path(of: ".work")
    #expect(run(["apply", "01-it", "--into", work]).exitCode == .success)
    try folder.write("let a = 3\n", to: ".work/Sources/FakeA/A.swift")
    try folder.write("let b = 3\n", to: ".work/Sources/FakeB/B.swift")
    let record = run(["record", "01-it", "--from", work, "--architecture", "A"])
    #expect(record.exitCode == .success)
    #expect(record.diagnostics == "Sources/FakeB/B.swift differs as well, and isn't recorded: it isn't A's.\n")
    let patch = try String(contentsOfFile: folder.path(of: "ChangeRequests/01-it/A.patch"), encoding: .utf8)
    let lines = patch.split(separator: "\n").filter { !$0.hasPrefix("index ") }.joined(separator: "\n") + "\n"
    #expect(lines == Self.patch.replacing("a = 2", with: "a = 3"))
    #expect(patch.contains(/index [0-9a-f]{40}\.\.[0-9a-f]{40} 100644/))
  }

  @Test("A folder for practice has the task, and nobody's patch")
  func practise() throws {
    let work = folder.path(of: ".work")
    try folder.write("A took two statements.", to: "docs/patches.md")
    #expect(run(["practise", "01", "--into", work, "--architecture", "A"]).output.hasSuffix("\(work)/TASK.md\n"))
    let task = try String(contentsOfFile: "\(work)/TASK.md", encoding: .utf8)
    #expect(task.hasPrefix("# 01-it in A\n\n*“It.”*\n"))
    #expect(task.contains("changes judge --from \(work)\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(work)/ChangeRequests/01-it") == ["request.md"])
    run(["judge", "--from", work]).expectRefusal("In \(work) nothing of A is changed")
    try folder.write("let a = 3\n", to: ".work/Sources/FakeA/A.swift")
    #expect(run(["record", "01", "--from", work, "--architecture", "A"]).diagnostics == "")
    try folder.write("# 01-it in A\n", to: "TASK.md")
    run(["judge", "--from", folder.path]).expectRefusal("\(folder.path) is the package of this very program.")
    try folder.write("# 02-else in A\n", to: ".work/TASK.md")
    run(["judge", "--from", work]).expectRefusal("\(work) has no TASK.md whose first line names a request")
  }

  @Test("A relative folder is resolved in the current folder, which Foundation would take for a file")
  func relativeFolders() throws {
    #expect(ProcessContext.current(Interruption()).currentFolder().hasDirectoryPath)
    #expect(run(["apply", "01", "--into", ".work"]).output.hasPrefix("\(folder.path(of: ".work")) has the package"))
    try folder.write("let a = 3\n", to: ".work/Sources/FakeA/A.swift")
    #expect(run(["record", "01", "--from", ".work", "--architecture", "A"]).exitCode == .success)
    run(["apply", "01", "--into", "Package.swift"]).expectRefusal(folder.path(of: "Package.swift"))
  }

  @Test("Recorded patches can be read back, even with CRLF, empty files, and names that git quotes")
  func oddFiles() throws {
    let work = folder.path(of: ".work")
    #expect(run(["apply", "01", "--into", work]).exitCode == .success)
    try folder.write("let a = 1\r\nlet b = 2\r\n", to: ".work/Sources/FakeA/A.swift")
    try folder.write("", to: ".work/Sources/FakeA/Empty.swift")
    try folder.write("let q = 1\n", to: ".work/Sources/FakeA/a\"é.swift")
    #expect(run(["record", "01", "--from", work, "--architecture", "A"]).exitCode == .success)
    let other = folder.path(of: ".other")
    #expect(run(["apply", "01", "--into", other, "--architecture", "A"]).exitCode == .success)
    for file in ["A.swift", "Empty.swift", "a\"é.swift"] {
      let data = try [work, other].map { try Data(contentsOf: URL(filePath: "\($0)/Sources/FakeA/\(file)")) }
      #expect(data[0] == data[1], "\(file)")
    }
  }

  @Test(
    "An error says what can't be done, and what to do instead",
    arguments: [
      (["shw"], "“shw” isn't a valid argument for “compare changes”. Did you mean “show”?"),
      (["check", "02"], "“02” isn't a valid argument for “compare changes”."),
      (["show", "01"], "This use of “compare changes” needs --architecture NAME."),
      (["show", "01", "--architecture", "B"], "B has no patch for 01-it. To make one: compare changes apply 01-it"),
      (["check", "01", "--into", "x"], "The option --into has no effect with check"),
      (["--from", "x"], "The option --from has no effect with the table"),
      (["conflicts", "all", "--format", "json"], "The option --format has no effect with conflicts all"),
      (["conflicts"], "Fewer than two change requests have stories, so there is nothing to merge."),
      (["conflicts", "all"], "Fewer than two change requests have stories, so there is nothing to merge."),
      (["conflicts", "all", "01+02"], "“compare changes” takes no argument “01+02”"),
      (["judge"], "This use of “compare changes” needs --from DIR."),
      (["practise", "01", "--into", "x"], "This use of “compare changes” needs --architecture NAME."),
      (["apply"], "“compare changes” needs a name: compare changes apply REQUEST."),
      (["check", "01", "--format", "csv"], "“csv” isn't a valid value for --format."),
    ])
  func refused(arguments: [String], message: String) {
    run(arguments).expectRefusal(message)
  }

  @Test("Without requests there is nothing to measure")
  func nothing() throws {
    try FileManager.default.removeItem(atPath: folder.path(of: "ChangeRequests"))
    #expect(run().diagnostics.hasPrefix("compare: No change requests:"))
  }
}
