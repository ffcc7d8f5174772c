import Testing

@testable import MVVMCImpl

struct ObservableTests {
  private final class Witness { var heard: [Int] = [] }

  private let box = Observable(1)
  private let witness = Witness()

  @Test("The listener is called at once with the current value")
  func atOnce() {
    box.value = 2
    box.bind { [witness] in witness.heard.append($0) }
    #expect(witness.heard == [2])
  }

  @Test("The listener hears of each change in its order")
  func changes() {
    box.bind { [witness] in witness.heard.append($0) }
    box.value = 2
    box.value = 3
    #expect(witness.heard == [1, 2, 3])
  }

  @Test("The listener hears of an equal value too")
  func equal() {
    box.bind { [witness] in witness.heard.append($0) }
    box.value = 1
    #expect(witness.heard == [1, 1])
  }

  @Test("The new value is in the box when the listener is called")
  func upToDate() {
    var seen: [Int] = []
    box.bind { [box] _ in seen.append(box.value) }
    box.value = 5
    box.bind { _ in }
    #expect(seen == [1, 5])
  }

  @Test("A later listener takes the place of an earlier one, which is released")
  func replaced() {
    weak var first: Witness?
    do {
      let witness = Witness()
      first = witness
      box.bind { witness.heard.append($0) }
    }
    #expect(first != nil)
    box.bind { [witness] in witness.heard.append($0) }
    #expect(first == nil)
    box.value = 4
    #expect(witness.heard == [1, 4])
  }
}
