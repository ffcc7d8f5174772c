import SharedModel
import Testing

@MainActor
struct ObserverListTests {
  private final class Witness { var heard: [String] = [] }

  private let list = ObserverList<Int>()
  private let witness = Witness()

  private func observe(as name: String) -> Cancellable {
    list.add { [witness] event in witness.heard.append("\(name)\(event)") }
  }

  @Test("Observers receive each event in the order in which they registered")
  func order() {
    let observations = [observe(as: "a"), observe(as: "b")]
    list.notify(1)
    list.notify(2)
    #expect(witness.heard == ["a1", "b1", "a2", "b2"])
    withExtendedLifetime(observations) {}
  }

  @Test("An observer that cancels or is released receives nothing more")
  func ending() {
    let first = observe(as: "a")
    var second: Cancellable? = observe(as: "b")
    list.notify(1)
    first.cancel()
    withExtendedLifetime(second) {}
    second = nil
    list.notify(2)
    #expect(second == nil && witness.heard == ["a1", "b1"])
    #expect(list.count == 0)
  }

  @Test("Ending an observation releases its closure")
  func releases() {
    weak var held: Witness?
    let observation: Cancellable
    do {
      let witness = Witness()
      held = witness
      observation = list.add { _ in witness.heard.append("x") }
    }
    #expect(held != nil)
    observation.cancel()
    #expect(held == nil)
  }

  @Test("An observer that is removed during a notification receives nothing more")
  func removedMeanwhile() {
    var later: Cancellable?
    let first = list.add { _ in later?.cancel() }
    later = observe(as: "b")
    list.notify(1)
    #expect(witness.heard.isEmpty)
    first.cancel()
  }

  @Test("An observer may end itself during its notification")
  func endsItself() {
    var own: Cancellable?
    own = list.add { [witness] event in
      witness.heard.append("a\(event)")
      own?.cancel()
    }
    let other = observe(as: "b")
    list.notify(1)
    list.notify(2)
    #expect(witness.heard == ["a1", "b1", "b2"])
    other.cancel()
  }

  @Test("An observer that is added during a notification receives only the next event")
  func addedMeanwhile() {
    var late: Cancellable?
    let first = list.add { _ in
      if late == nil { late = observe(as: "late") }
    }
    list.notify(1)
    #expect(witness.heard.isEmpty)
    list.notify(2)
    #expect(witness.heard == ["late2"])
    first.cancel()
    late = nil
  }

  @Test("A list of plain changes notifies without an event")
  func void() {
    let changes = ObserverList<Void>()
    let observation = changes.add { [witness] in witness.heard.append("changed") }
    changes.notify()
    #expect(witness.heard == ["changed"])
    observation.cancel()
  }

  @Test("An observation may outlive its list")
  func outlives() {
    var list: ObserverList<Int>? = ObserverList()
    let observation = list?.add { _ in }
    list = nil
    observation?.cancel()
    #expect(list == nil)
  }

  @Test("Ended observations are removed when an observer is added, and at the next event")
  func drops() {
    for number in 1...10 { observe(as: "\(number)").cancel() }
    #expect(kept == 1)
    list.notify(1)
    #expect(kept == 0)
  }

  /// The number of observations in the list, including cancelled ones.
  private var kept: Int? { (Mirror(reflecting: list).descendant("observations") as? [Any])?.count }
}
