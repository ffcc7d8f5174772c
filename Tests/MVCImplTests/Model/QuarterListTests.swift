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
  }

  private func answer(_ result: Result<[Quarter], ServiceError>) {
    service.requests.last?.answer(result)
  }

  private func load() {
    list.load()
    answer(.success(.unsorted))
    diary.changes = []
  }

  @Test("The quarters are there once they are loaded, in the order that was chosen before")
  func loaded() {
    list.load()
    #expect(list.state == .loading)
    list.order = .name
    answer(.success(.unsorted))
    #expect(list.state == .idle)
    #expect(list.quarters == [.alfama, .belem, .chiado])
    #expect(diary.changes == [.state, .state, .quarters])
  }

  @Test("Another order sorts the quarters without loading them again")
  func order() {
    load()
    #expect(list.quarters == [.chiado, .alfama, .belem])
    list.order = .name
    #expect(list.quarters == [.alfama, .belem, .chiado])
    #expect(diary.changes == [.quarters])
    #expect(service.requests.count == 1)
  }

  @Test("Without quarters another order changes nothing")
  func orderOfNone() {
    list.load()
    answer(.failure(.offline))
    diary.changes = []
    list.order = .name
    #expect(diary.changes == [])
  }

  @Test("A failed load can be repeated, by a refresh as well", arguments: [true, false])
  func failure(byRefresh: Bool) {
    list.load()
    answer(.failure(.offline))
    #expect(list.state == .failed(.offline))
    #expect(diary.changes == [.state, .state])
    if byRefresh { list.refresh() } else { list.load() }
    #expect(list.state == .loading)
    answer(.failure(.serverError))
    #expect(list.state == .failed(.serverError))
  }

  @Test("While it refreshes the quarters stay, and the new ones replace them in the chosen order")
  func refresh() {
    load()
    list.refresh()
    #expect(list.state == .refreshing)
    #expect(list.quarters == [.chiado, .alfama, .belem])
    list.order = .name
    answer(.success([.chiado, .alfama]))
    #expect(list.state == .idle)
    #expect(list.quarters == [.alfama, .chiado])
    #expect(diary.changes == [.state, .quarters, .state, .quarters])
  }

  @Test("A refresh that fails keeps the quarters, and the failure is notified")
  func refreshFails() {
    load()
    list.refresh()
    answer(.failure(.offline))
    #expect(list.state == .idle)
    #expect(list.quarters == [.chiado, .alfama, .belem])
    #expect(diary.changes == [.state, .state, .refreshFailed])
  }

  @Test("During a load or a refresh, a refresh does nothing")
  func refreshTwice() {
    list.load()
    list.refresh()
    #expect(service.requests.count == 1)
    answer(.success(.unsorted))
    list.refresh()
    list.refresh()
    #expect(service.requests.count == 2)
  }

  @Test("A list that is released cancels its request, and nothing is leaked")
  func released() throws {
    weak var gone: QuarterList?
    do {
      let list = QuarterList(order: .name, service: service)
      gone = list
      list.load()
    }
    #expect(gone == nil)
    #expect(try service.requests[0].isCancelled)
  }
}
