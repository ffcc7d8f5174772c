import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct LoadedListTests {
  private final class Diary {
    var changes: [LoadedList<Quarter>.Change] = []
  }

  private let service = QuartersServiceDouble()
  private let list: LoadedList<Quarter>
  private let diary = Diary()
  private let observation: Cancellable

  init() {
    list = LoadedList(fetchItems: service.fetchQuarters)
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

  @Test("The items are there once they are loaded, in the order in which they came")
  func loaded() {
    list.load()
    #expect(list.state == .loading)
    answer(.success(.unsorted))
    #expect(list.state == .idle)
    #expect(list.items == .unsorted)
    #expect(diary.changes == [.state, .state, .items])
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

  @Test("While it refreshes the items stay, and the new ones replace them")
  func refresh() {
    load()
    list.refresh()
    #expect(list.state == .refreshing)
    #expect(list.items == .unsorted)
    answer(.success([.chiado]))
    #expect(list.state == .idle)
    #expect(list.items == [.chiado])
    #expect(diary.changes == [.state, .state, .items])
  }

  @Test("A refresh that fails keeps the items, and the failure is notified")
  func refreshFails() {
    load()
    list.refresh()
    answer(.failure(.offline))
    #expect(list.state == .idle)
    #expect(list.items == .unsorted)
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
    weak var gone: LoadedList<Quarter>?
    do {
      let list = LoadedList(fetchItems: service.fetchQuarters)
      gone = list
      list.load()
    }
    #expect(gone == nil)
    #expect(try service.requests[0].isCancelled)
  }
}
