import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct QuarterListTests {
  private final class Diary {
    var changes: [QuarterList.Change] = []
  }

  private let service = QuartersServiceDouble()
  private let list: QuarterList
  private let diary = Diary()
  private let observation: Cancellable

  init() {
    list = QuarterList(order: .priority, service: service)
    observation = list.observe { [diary] in diary.changes.append($0) }
    list.load()
  }

  private func answer(_ result: Result<[Quarter], ServiceError>) {
    service.requests.last?.answer(result)
    diary.changes = []
  }

  @Test("The quarters come in the order that was chosen before they were loaded")
  func loaded() {
    list.order = .name
    answer(.success(.unsorted))
    #expect(list.items == [.alfama, .belem, .chiado])
  }

  @Test("Another order sorts the quarters without loading them again")
  func order() {
    answer(.success(.unsorted))
    #expect(list.items == [.chiado, .alfama, .belem])
    list.order = .name
    #expect(list.items == [.alfama, .belem, .chiado])
    #expect(diary.changes == [.items])
    #expect(service.requests.count == 1)
  }

  @Test("Without quarters another order changes nothing")
  func orderOfNone() {
    answer(.failure(.offline))
    list.order = .name
    #expect(diary.changes == [])
  }

  @Test("The order may change during a refresh, and then holds for the new quarters")
  func refresh() {
    answer(.success(.unsorted))
    list.refresh()
    list.order = .name
    #expect(list.items == [.alfama, .belem, .chiado])
    answer(.success([.chiado, .alfama]))
    #expect(list.items == [.alfama, .chiado])
  }
}
