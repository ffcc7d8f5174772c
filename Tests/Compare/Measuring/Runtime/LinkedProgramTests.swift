import Basics
import Testing

@testable import Measuring

struct LinkedProgramTests {
  @Test func modulesAreReorderedWithTheirFilesTogetherAndAllElseStays() {
    let files = [
      "/b/A.build/1.o", "/b/A.build/2.o", "/b/Kit.build/3.o", "/b/B.build/4.o", "/b/C.build/5.o", "/b/C.build/6.o",
    ]
    var orders: Set<[String]> = []
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (objects, order) = LinkedProgram.reordered(files, modules: ["C", "B", "A"], using: &generator)
      #expect(objects.sorted() == files.sorted())
      let parts = order.map { name in files.filter { $0.contains("/\(name).build/") } }
      #expect(objects == parts[0] + ["/b/Kit.build/3.o"] + parts[1] + parts[2])
      orders.insert(order)
    }
    #expect(orders.count == 6)
  }
}
