import Basics
import Foundation
import Testing

@testable import Toolchain

struct StoryProcessesTests {
  @Test("A story has its own counts and last lines; a failure is reported, and a crash has no counts")
  func runs() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram(
      """
      cd "${0%/*}/results"
      for file in 0.profraw 1.profraw; do echo counts > "$file"; done
      echo failed > 1.txt
      echo 1; echo 2
      """, to: "program")
    let stories = try StoryProcesses(
      folder.url.appending(path: "program"), architectures: ["A"], files: ["a.feature"],
      countsIn: folder.url.appending(path: "results"))
    #expect([0, 1, 2].map { stories[$0].hasPassed } == [true, false, false])
    #expect([0, 1, 2].map { stories[$0].counts?.lastPathComponent } == ["0.profraw", "1.profraw", nil])
    #expect([0, 1, 2].map { stories[$0].lastLines } == [[], ["failed"], []])
  }
}
