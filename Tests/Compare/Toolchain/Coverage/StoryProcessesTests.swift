import Basics
import Foundation
import Testing

@testable import Toolchain

struct StoryProcessesTests {
  @Test("A story has counts and last lines of its own; one that fails is told, one that crashes has no counts")
  func runs() throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram(
      """
      [ "$1" = count ] || exit 2
      for file in 0.profraw 1.profraw; do echo counts > "$2/$file"; done
      echo "$3 $4 $5 failed" > "$2/1.txt"
      echo 1; echo 2
      """, to: "program")
    let stories = try StoryProcesses(
      folder.url.appending(path: "program"), architectures: ["A"], files: ["a.feature"],
      countsIn: folder.url.appending(path: "results"))
    #expect([0, 1, 2].map { stories[$0].hasPassed } == [true, false, false])
    #expect([0, 1, 2].map { stories[$0].counts?.lastPathComponent } == ["0.profraw", "1.profraw", nil])
    #expect([0, 1, 2].map { stories[$0].lastLines } == [[], ["A -- a.feature failed"], []])
  }
}
