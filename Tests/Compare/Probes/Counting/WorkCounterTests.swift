import Basics
import Foundation
import Probes
import Testing

/// Three words on the heap: an object header of two words, and the next link.
private final class Link {
  let next: Link?

  init(next: Link?) {
    self.next = next
  }
}

private final class Shelf {
  let books: [Int]

  init(_ count: Int) {
    books = Array(repeating: 7, count: count)
  }
}

// Not inlined, because the optimiser would keep the objects on the stack.

@inline(never)
private func makeChain(_ length: Int) -> Link? {
  var first: Link?
  for _ in 0..<length { first = Link(next: first) }
  return first
}

@inline(never)
private func makeShelf(_ count: Int) -> Shelf { Shelf(count) }

@inline(never)
private func hold(_ object: AnyObject, times: Int) {
  let reference = Unmanaged.passUnretained(object)
  for _ in 0..<times { _ = reference.retain() }
}

@inline(never)
private func drop(_ object: AnyObject, times: Int) {
  let reference = Unmanaged.passUnretained(object)
  for _ in 0..<times { reference.release() }
}

// Serialized because the process has one set of counters. Threads of other suites aren't counted.
@Suite(.serialized, .enabled(if: LiveObjectsProbe.isBuiltIn, "Linux only, and not under a sanitizer"))
struct WorkCounterTests {
  /// Runs the body once before counting, to exclude work that a process does only once.
  private func counts(of body: () -> Void) -> WorkCounts {
    body()
    return WorkCounter.counts(of: body)
  }

  @Test("If the hooks are built in, they are used")
  func theHooksWin() {
    #expect(WorkCounter.unavailable == [:])
  }

  @Test("No work counts as nothing")
  func nothingTakesNothing() {
    let counts = counts {}
    for work in CountedWork.allCases { #expect(counts[work] == 0) }
  }

  @Test("An object with a stored array is two blocks of known sizes")
  func aShelf() {
    var shelf: Shelf?
    let counts = counts { shelf = makeShelf(4) }
    // The second run releases the first run's shelf.
    // Object: a class pointer, a reference count, and its array, 8 bytes each.
    // Array buffer: a class pointer, a reference count, a length, a capacity, and four numbers.
    #expect(counts[.allocations] == 2)
    // Without optimisation, the standard library creates the buffer, and its calls to itself aren't counted.
    #if DEBUG
      #expect(counts[.objects] == 1)
    #else
      #expect(counts[.objects] == 2)
    #endif
    #expect(counts[.allocatedBytes] == (8 + 8 + 8) + (8 + 8 + 8 + 8 + 4 * 8))
    #expect(counts[.peakBytes] == 24 + 64)
    #expect(shelf?.books.count == 4)
  }

  @Test("A chain that is built and dropped releases every reference, including each object's first")
  func aChain() {
    let counts = counts { _ = makeChain(5) }
    #expect(counts[.objects] == 5)
    #expect(counts[.allocations] == 5)
    #expect(counts[.allocatedBytes] == 5 * 24)
    #expect(counts[.peakBytes] == 5 * 24)
    let (retains, releases) = (counts[.retains] ?? -1, counts[.releases] ?? -1)
    #expect(releases == retains + 5)
  }

  @Test("Three more references are three more retains and releases")
  func references() {
    let object = makeShelf(1)
    func take(_ times: Int) -> WorkCounts {
      counts {
        hold(object, times: times)
        drop(object, times: times)
      }
    }
    let (few, more) = (take(2), take(5))
    // Without optimisation, each turn of both loops adds a retain and a release for the call's argument or result.
    #if DEBUG
      let expected = 3 * (1 + 2)
    #else
      let expected = 3
    #endif
    #expect((more[.retains] ?? 0) - (few[.retains] ?? 0) == expected)
    #expect((more[.releases] ?? 0) - (few[.releases] ?? 0) == expected)
    #expect(few[.retains] == few[.releases])
    #expect(more[.objects] == 0)
  }

  @Test("The peak is the largest number of requested bytes held at one time")
  func thePeak() {
    func allocate(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: count, alignment: 8) }
    let counts = counts {
      allocate(1000).deallocate()
      // 601 and 700 are held at once. Rounding by the allocator isn't counted.
      let first = allocate(601)
      let second = allocate(700)
      first.deallocate()
      allocate(500).deallocate()
      second.deallocate()
    }
    #expect(counts[.allocations] == 4)
    #expect(counts[.allocatedBytes] == 1000 + 601 + 700 + 500)
    #expect(counts[.peakBytes] == 601 + 700)
    #expect(counts[.objects] == 0)
  }

  @Test("Every allocation function is counted, and a resized block counts only with its new size")
  func everyWay() {
    let counts = counts {
      let zeroed = calloc(3, 100)
      let resized = realloc(zeroed, 1000)
      var aligned: UnsafeMutableRawPointer?
      _ = posix_memalign(&aligned, 64, 10)
      let other = aligned_alloc(64, 128)
      free(resized)
      free(aligned)
      free(other)
    }
    #expect(counts[.allocations] == 4)
    #expect(counts[.allocatedBytes] == 300 + 1000 + 10 + 128)
    #expect(counts[.peakBytes] == 1000 + 10 + 128)
  }

  @Test("Another thread's allocations are not counted")
  func otherThreads() {
    let counts = counts {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for _ in 0..<1000 { UnsafeMutableRawPointer.allocate(byteCount: 1_000_000, alignment: 8).deallocate() }
        done.signal()
      }
      done.wait()
    }
    #expect(counts[.allocatedBytes] ?? .max < 1_000_000)
  }

  @Test("Work that fails ends the counting")
  func failure() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try WorkCounter.counts { throw Failure() } }
    #expect(counts { _ = makeChain(2) }[.objects] == 2)
  }
}
