import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct ReferenceBookTests {
  private final class Diary {
    var changes: [ReferenceBook.Change] = []
  }

  private let service = ArticlesServiceDouble()
  private let book: ReferenceBook
  private let diary = Diary()
  private let observation: Cancellable

  init() {
    book = ReferenceBook(service: service)
    observation = book.observe { [diary] in diary.changes.append($0) }
  }

  private func answer(_ result: Result<[Article], ServiceError>) {
    service.requests.last?.answer(result)
  }

  private func load() {
    book.load()
    answer(.success(.book))
    diary.changes = []
  }

  @Test("The articles are there by category once they are loaded")
  func loaded() {
    book.load()
    #expect(book.state == .loading)
    answer(.success(.book))
    #expect(book.state == .idle)
    #expect(book.categories.map(\.name) == ["Getting around", "Eating"])
    #expect(book.categories.map(\.articles) == [[.trams, .hills], [.coffee]])
    #expect(diary.changes == [.state, .state, .categories])
  }

  @Test("A failed load can be repeated, by a refresh as well", arguments: [true, false])
  func failure(byRefresh: Bool) {
    book.load()
    answer(.failure(.offline))
    #expect(book.state == .failed(.offline))
    #expect(diary.changes == [.state, .state])
    if byRefresh { book.refresh() } else { book.load() }
    #expect(book.state == .loading)
    answer(.failure(.serverError))
    #expect(book.state == .failed(.serverError))
  }

  @Test("While it refreshes the articles stay, and the new ones replace them")
  func refresh() {
    load()
    book.refresh()
    #expect(book.state == .refreshing)
    #expect(book.categories.count == 2)
    answer(.success([.coffee]))
    #expect(book.state == .idle)
    #expect(book.categories.map(\.articles) == [[.coffee]])
    #expect(diary.changes == [.state, .state, .categories])
  }

  @Test("A refresh that fails keeps the articles, and the failure is notified")
  func refreshFails() {
    load()
    book.refresh()
    answer(.failure(.offline))
    #expect(book.state == .idle)
    #expect(book.categories.count == 2)
    #expect(diary.changes == [.state, .state, .refreshFailed])
  }

  @Test("During a load or a refresh, a refresh does nothing")
  func refreshTwice() {
    book.load()
    book.refresh()
    #expect(service.requests.count == 1)
    answer(.success(.book))
    book.refresh()
    book.refresh()
    #expect(service.requests.count == 2)
  }

  @Test("A book that is released cancels its request, and nothing is leaked")
  func released() throws {
    weak var gone: ReferenceBook?
    do {
      let book = ReferenceBook(service: service)
      gone = book
      book.load()
    }
    #expect(gone == nil)
    #expect(try service.requests[0].isCancelled)
  }
}
