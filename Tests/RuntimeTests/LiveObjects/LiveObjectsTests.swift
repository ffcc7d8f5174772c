import Dispatch
import Runtime
import Testing

// One after the other: the record is one for the whole process. Other suites may run beside this one, so each test looks
// at planted classes only.
@Suite(.serialized, .enabled(if: LiveObjectsProbe.isBuiltIn, "glibc only, and not under a sanitizer"))
struct LiveObjectsTests {
  private let module = "RuntimeTests"

  private func counts(while body: () -> Void) -> [String: Int] {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let start = LiveObjects.mark()
    body()
    return LiveObjects.counts(inModule: module, from: start).filter { name, _ in planted.contains(name) }
  }

  private let planted: Set<String> = [
    "RuntimeTests.CycleOwner", "RuntimeTests.CyclePart", "RuntimeTests.Plain", "RuntimeTests.Plain.Nested",
    "RuntimeTests.Box<Swift.Int>", "RuntimeTests.Box<RuntimeTests.Plain>", "RuntimeTests.Hidden", "RuntimeTests.Local",
  ]

  @Test("Where the hooks are built in, they win over the runtime's own functions")
  func theHooksWin() {
    #expect(LiveObjects.isAvailable)
  }

  @Test("A planted cycle is named by exactly its two classes")
  func aPlantedCycleIsNamed() {
    weak var leaked: CycleOwner?
    let left = counts { leaked = makeCycle() }
    #expect(left == ["RuntimeTests.CycleOwner": 1, "RuntimeTests.CyclePart": 1])

    leaked?.part = nil
    #expect(leaked == nil)
  }

  @Test("A cycle that is cut leaves nothing behind")
  func aCutCycleLeavesNothing() {
    let left = counts { passingly { makeCycle().part = nil } }
    #expect(left == [:])
  }

  @Test("Freed objects vanish, those still held stay")
  func freedObjectsVanish() {
    var held: [Plain] = []
    let left = counts {
      for number in 0..<100 {
        let plain = makePlain()
        if number.isMultiple(of: 4) { held.append(plain) }
      }
    }
    #expect(left == ["RuntimeTests.Plain": 25])
    #expect(held.count == 25)
  }

  @Test("Only objects made in the span of marks count")
  func onlyTheSpanCounts() {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let before = makePlain()
    let start = LiveObjects.mark()
    let within = [makePlain(), makePlain()]
    let end = LiveObjects.mark()
    let after = makePlain()
    withExtendedLifetime((before, within, after)) {
      #expect(plainCount(from: start, to: end) == 2)
      #expect(plainCount(from: start) == 3)
      #expect(plainCount(from: 0) == 4)
      #expect(plainCount(from: end, to: start) == nil)
    }
  }

  @Test("Objects made while tracking is off do not count")
  func objectsMadeWhileOffDoNotCount() {
    LiveObjects.startTracking()
    LiveObjects.stopTracking()
    let unseen = makePlain()
    let count = plainCount(from: 0)
    withExtendedLifetime(unseen) { #expect(count == nil) }
  }

  @Test("Starting again forgets what was recorded")
  func startingAgainForgets() {
    LiveObjects.startTracking()
    let plain = makePlain()
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    withExtendedLifetime(plain) { #expect(plainCount(from: 0) == nil) }
  }

  @Test("Numbers go on when tracking starts again")
  func numbersGoOn() {
    LiveObjects.startTracking()
    withExtendedLifetime(makePlain()) {}
    let first = LiveObjects.mark()
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    #expect(LiveObjects.mark() >= first)
  }

  @Test("A generic class has a name for each set of arguments")
  func genericClassesAreNamedByArgument() {
    var boxes: [AnyObject] = []
    let left = counts { boxes = [makeBox(1), makeBox(2), makeBox(makePlain())] }
    #expect(
      left == ["RuntimeTests.Box<Swift.Int>": 2, "RuntimeTests.Box<RuntimeTests.Plain>": 1, "RuntimeTests.Plain": 1])
    #expect(boxes.count == 3)
  }

  @Test("Nested, private and local classes count")
  func nestedPrivateAndLocalClassesCount() {
    var objects: [AnyObject] = []
    let left = counts { objects = [makeNested(), makeHidden(), makeLocal()] }
    #expect(left == ["RuntimeTests.Plain.Nested": 1, "RuntimeTests.Hidden": 1, "RuntimeTests.Local": 1])
    #expect(objects.count == 3)
  }

  @Test("A class in an extension of another module's type belongs to the module that declares it")
  func classesInExtensionsCount() {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let cursor = makeCursor()
    withExtendedLifetime(cursor) {
      let names = LiveObjects.counts(inModule: module, from: 0).keys.filter { $0.contains("Cursor") }
      #expect(names == ["(extension in RuntimeTests):Swift.Array<Swift.Int>.Cursor"])
    }
  }

  @Test("What a closure keeps is no instance of a class")
  func closuresDoNotCount() {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let next = makeCounter()
    withExtendedLifetime(next) {
      // The name the runtime gives to what describes no type.
      #expect(LiveObjects.counts(inModule: "<<< invalid type >>>", from: 0) == [:])
    }
  }

  @Test("The module is matched whole", arguments: ["Runtime", "RuntimeTest", "RuntimeTests.Plain", "Tests", ""])
  func theModuleIsMatchedWhole(other: String) {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let plain = makePlain()
    withExtendedLifetime(plain) {
      let names = LiveObjects.counts(inModule: other, from: 0).keys.filter { $0.hasPrefix("RuntimeTests.") }
      #expect(names == [])
    }
  }

  @Test("A hundred thousand objects are counted, and forgotten again")
  func manyObjects() {
    var held: [Plain] = []
    held.reserveCapacity(100_000)
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    for _ in 0..<100_000 { held.append(makePlain()) }
    #expect(plainCount(from: 0) == 100_000)
    held.removeSubrange(1000...)
    #expect(plainCount(from: 0) == 1000)
    held = []
    #expect(plainCount(from: 0) == nil)
  }

  @Test("Objects made and freed on several threads are all seen")
  func severalThreads() {
    nonisolated(unsafe) let kept = UnsafeMutableBufferPointer<Plain?>.allocate(capacity: 8)
    kept.initialize(repeating: nil)
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 0..<10_000 { kept[index] = makePlain() }
    }
    #expect(plainCount(from: 0) == 8)
    DispatchQueue.concurrentPerform(iterations: 8) { index in kept[index] = nil }
    #expect(plainCount(from: 0) == nil)
    kept.deallocate()
  }

  private func plainCount(from: Int, to: Int = .max) -> Int? {
    LiveObjects.counts(inModule: module, from: from, to: to)["RuntimeTests.Plain"]
  }
}
