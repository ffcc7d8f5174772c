import Dispatch
import Probes
import Testing

// Serialized because the process has a single record.
@Suite(.serialized, .enabled(if: LiveObjectsProbe.isBuiltIn, "glibc only, and not under a sanitizer"))
struct LiveObjectsTests {
  /// An owner that no other test uses.
  private let owner = 7
  nonisolated(unsafe) private static let constant = makeCounter()

  private func counts(while body: () -> Void) -> [ObjectKind: LiveCount] {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    LiveObjects.record(for: owner, body)
    return counts()
  }

  private func counts(of owner: Int? = nil) -> [ObjectKind: LiveCount] {
    var names = ObjectNames()
    return LiveObjects.counts(of: owner ?? self.owner, naming: &names)
  }

  private func instances(while body: () -> Void) -> [String: Int] {
    instances(in: counts(while: body))
  }

  private func instances(in counts: [ObjectKind: LiveCount]) -> [String: Int] {
    var instances: [String: Int] = [:]
    for case (.instance(let name, "ProbesTests"), let count) in counts { instances[name] = count.objects }
    return instances
  }

  @Test("If the hooks are built in, they replace the runtime's own functions")
  func theHooksWin() {
    #expect(LiveObjects.isAvailable)
  }

  @Test("A planted cycle is reported as exactly its two classes")
  func aPlantedCycleIsNamed() {
    weak var leaked: CycleOwner?
    let left = instances { leaked = makeCycle() }
    #expect(left == ["ProbesTests.CycleOwner": 1, "ProbesTests.CyclePart": 1])

    leaked?.part = nil
    #expect(leaked == nil)
  }

  @Test("Each object belongs to the owner during whose work it was created, and otherwise to none")
  func ownersAreToldApart() {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    let nobodys = makePlain()
    let both = LiveObjects.record(for: 1) {
      [
        makePlain(), LiveObjects.record(for: 2) { makePlain() }, LiveObjects.record(for: 0) { makePlain() },
        makePlain(),
      ]
    }
    withExtendedLifetime((nobodys, both)) {
      #expect(instances(in: counts(of: 1)) == ["ProbesTests.Plain": 2])
      #expect(instances(in: counts(of: 2)) == ["ProbesTests.Plain": 1])
      #expect(counts(of: 3) == [:])
    }
  }

  @Test("After an owner's work throws, new objects have no owner")
  func workMayThrow() {
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    try? LiveObjects.record(for: owner) { throw CancellationError() }
    withExtendedLifetime(makePlain()) { #expect(instances(in: counts()) == [:]) }
  }

  @Test("Objects created while tracking is off don't count")
  func objectsMadeWhileOffDoNotCount() {
    LiveObjects.startTracking()
    LiveObjects.stopTracking()
    let unseen = LiveObjects.record(for: owner) { makePlain() }
    withExtendedLifetime(unseen) { #expect(counts() == [:]) }
  }

  @Test("The live objects of a kind are available, without being kept alive")
  func instancesOfAKind() {
    var plains: [Plain] = []
    weak var last: Plain?
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    LiveObjects.record(for: owner) {
      plains = [makePlain(), makePlain()]
      last = plains.last
    }
    let kind = ObjectKind.instance(name: "ProbesTests.Plain", module: "ProbesTests")
    var names = ObjectNames()
    #expect(LiveObjects.instances(of: owner, kinds: [], naming: &names).isEmpty)
    let found = LiveObjects.instances(of: owner, kinds: [kind], naming: &names).map { ObjectIdentifier($0.object) }
    #expect(Set(found) == Set(plains.map { ObjectIdentifier($0) }))
    plains = []
    #expect(last == nil)
    #expect(LiveObjects.instances(of: owner, kinds: [kind], naming: &names).isEmpty)
  }

  @Test("An object that only an unowned reference keeps in memory doesn't count")
  func releasedObjects() {
    final class Holder { unowned let plain: Plain; init(_ plain: Plain) { self.plain = plain } }
    var holder: Holder?
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    LiveObjects.record(for: owner) { holder = Holder(makePlain()) }
    let kind = ObjectKind.instance(name: "ProbesTests.Plain", module: "ProbesTests")
    var names = ObjectNames()
    withExtendedLifetime(holder) {
      #expect(instances(in: counts())["ProbesTests.Plain"] == 1)
      #expect(LiveObjects.instances(of: owner, kinds: [kind], naming: &names).isEmpty)
    }
  }

  @Test("Starting again discards the records")
  func startingAgainForgets() {
    LiveObjects.startTracking()
    let plain = LiveObjects.record(for: owner) { makePlain() }
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    withExtendedLifetime(plain) { #expect(counts() == [:]) }
  }

  @Test("A generic class has a name for each set of arguments")
  func genericClassesAreNamedByArgument() {
    var boxes: [AnyObject] = []
    let left = instances { boxes = [makeBox(1), makeBox(2), makeBox(makePlain())] }
    #expect(
      left == ["ProbesTests.Box<Swift.Int>": 2, "ProbesTests.Box<ProbesTests.Plain>": 1, "ProbesTests.Plain": 1])
    #expect(boxes.count == 3)
  }

  @Test("Nested, private and local classes count")
  func nestedPrivateAndLocalClassesCount() {
    var objects: [AnyObject] = []
    let left = instances { objects = [makeNested(), makeHidden(), makeLocal()] }
    #expect(left == ["ProbesTests.Plain.Nested": 1, "ProbesTests.Hidden": 1, "ProbesTests.Local": 1])
    #expect(objects.count == 3)
  }

  @Test("A class in an extension of another module's type belongs to the module that declares it")
  func classesInExtensionsCount() {
    var cursor: AnyObject?
    let left = instances { cursor = makeCursor() }
    #expect(left == ["(extension in ProbesTests):Swift.Array<Swift.Int>.Cursor": 1])
    #expect(cursor != nil)
  }

  @Test("A closure's context is named by its captures")
  func closuresCount() {
    var next: (() -> Int)?
    var held: (() -> AnyObject?)?
    let left = counts {
      next = makeCounter()
      let plain = makePlain()
      held = { [weak plain] in plain }
    }
    #expect(left[.context(["Swift.Int"])]?.objects == 1)
    #expect(left[.context(["Swift.Optional<ProbesTests.Plain>"])]?.objects == 1)
    #expect(next?() == 1)
    #expect(held?() == nil)
  }

  @Test("A collection is named by its type, and its elements are counted")
  func elementsOfCollectionsCount() {
    var names: [Int: String] = [:]
    var numbers: Set<Int> = []
    var bytes: [UInt8] = []
    let left = counts {
      for number in 0..<20 {
        names[number] = "x"
        numbers.insert(number / 2)
        bytes.append(0)
      }
      names[3] = nil
    }
    #expect(left[ObjectKind(collection: [Int: String].self)] == LiveCount(objects: 1, elements: 19))
    #expect(left[ObjectKind(collection: Set<Int>.self)] == LiveCount(objects: 1, elements: 10))
    #expect(left[ObjectKind(collection: [UInt8].self)] == LiveCount(objects: 1, elements: 20))
    #expect(names.count + numbers.count + bytes.count == 49)
  }

  @Test("An object that is created once per process has no owner")
  func constantsDoNotCount() {
    let left = counts { _ = Self.constant() }
    #expect(left[.context(["Swift.Int"])] == nil)
  }

  @Test("A hundred thousand objects are counted, and removed again")
  func manyObjects() {
    var held: [Plain] = []
    held.reserveCapacity(100_000)
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    LiveObjects.record(for: owner) { for _ in 0..<100_000 { held.append(makePlain()) } }
    #expect(instances(in: counts()) == ["ProbesTests.Plain": 100_000])
    held.removeSubrange(1000...)
    #expect(instances(in: counts()) == ["ProbesTests.Plain": 1000])
    held = []
    #expect(instances(in: counts()) == [:])
  }

  @Test("Objects from other threads don't belong to the owner; their releases are seen")
  func severalThreads() {
    nonisolated(unsafe) let kept = UnsafeMutableBufferPointer<Plain?>.allocate(capacity: 8)
    kept.initialize(repeating: nil)
    LiveObjects.startTracking()
    defer { LiveObjects.stopTracking() }
    LiveObjects.record(for: owner) { kept[0] = makePlain() }
    let isDone = DispatchSemaphore(value: 0)
    LiveObjects.record(for: owner) {
      DispatchQueue(label: "other").async {
        for _ in 0..<10_000 { kept[1] = makePlain() }
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(instances(in: counts()) == ["ProbesTests.Plain": 1])
    DispatchQueue.concurrentPerform(iterations: 8) { index in kept[index] = nil }
    #expect(instances(in: counts()) == [:])
    kept.deallocate()
  }
}

struct ClassNameTests {
  @Test(
    "The module is the first component of the name, without addresses",
    arguments: [
      ("App.Screen", "App", "App.Screen"),
      ("App.Outer.Inner", "App", "App.Outer.Inner"),
      ("App.Box<Other.Item>", "App", "App.Box<Other.Item>"),
      ("AppKit.Screen", "AppKit", "AppKit.Screen"),
      ("App.(unknown context at $7f3a5c001234).Hidden", "App", "App.Hidden"),
      (
        "App.Box<App.(unknown context at $7f3a5c001234).Hidden>.(unknown context at $55d0).Local", "App",
        "App.Box<App.Hidden>.Local"
      ),
      ("(extension in App):Swift.Array.Nested", "App", "(extension in App):Swift.Array.Nested"),
    ])
  func theModuleIsTheFirstComponent(runtimeName: String, module: String, description: String) {
    let name = ClassName(runtimeName: runtimeName)
    #expect(name.module == module)
    #expect(name.description == description)
  }
}
