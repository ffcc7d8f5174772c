import Testing

@testable import MVVMCImpl

struct EventTests {
  private final class Witness { var heard: [Int] = [] }

  private let event = Event<Int>()
  private let witness = Witness()

  @Test("The listener hears of what happens, each time in its order, an equal value too")
  func heard() {
    event.bind { [witness] in witness.heard.append($0) }
    for value in [1, 2, 2] { event.send(value) }
    #expect(witness.heard == [1, 2, 2])
  }

  @Test("What happened before somebody listens is never told")
  func notReplayed() {
    event.send(1)
    event.bind { [witness] in witness.heard.append($0) }
    #expect(witness.heard == [])
    event.send(2)
    event.bind { [witness] in witness.heard.append($0) }
    #expect(witness.heard == [2])
  }

  @Test("A later listener takes the place of an earlier one, which is released")
  func replaced() {
    weak var first: Witness?
    do {
      let witness = Witness()
      first = witness
      event.bind { witness.heard.append($0) }
    }
    #expect(first != nil)
    event.bind { [witness] in witness.heard.append($0) }
    #expect(first == nil)
    event.send(4)
    #expect(witness.heard == [4])
  }
}
