import Basics
import Testing

struct ContentHashTests {
  private func hash(_ contents: [String]) -> String {
    var hash = ContentHash()
    for content in contents { hash.add(content) }
    return hash.text
  }

  @Test func sameContentHasTheSameHash() {
    #expect(hash(["struct A {}", ""]) == hash(["struct A {}", ""]))
  }

  @Test func everyByteCountsAndSoDoesWhereAContentEnds() {
    let contents = [
      ["12345678"], ["12345679"], ["02345678"], ["1234567"], ["123456789"], ["1234567", "8"], ["8", "1234567"],
      ["12345678", ""], ["", "12345678"], [], [""],
    ]
    #expect(Set(contents.map(hash)).count == contents.count)
  }
}
