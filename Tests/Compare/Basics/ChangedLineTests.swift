import Basics
import Testing

struct ChangedLineTests {
  @Test(arguments: [
    ("", "", []), ("", "a", ["+a"]), ("a", "", ["-a"]), ("a b c", "b x", ["-a", " b", "-c", "+x"]),
  ])
  func eachLineSaysWhatBecameOfIt(old: String, new: String, lines: [String]) {
    let changed = ChangedLine.lines(
      from: old.split(separator: " ").map(String.init), to: new.split(separator: " ").map(String.init))
    #expect(changed.map { "\($0.kind.rawValue)\($0.text)" } == lines)
  }
}
