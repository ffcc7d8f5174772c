import Testing

@testable import SharedModel

@MainActor
struct ScriptedBackendTests {
  private let clock = VirtualClock()
  private let backend: ScriptedBackend
  private let diary = Diary()

  init() {
    backend = ScriptedBackend(guide: .test, clock: clock)
  }

  private func ask(_ service: Service = .quarters) -> Cancellable {
    backend.take(service, answer: { .success($0.guide.quarters.count) }) {
      [diary] (result: Result<Int, ServiceError>) in
      switch result {
      case .success(let count): diary.note("\(count)")
      case .failure(let error): diary.note(error.rawValue)
      }
    }
  }

  private func answers(after milliseconds: Int) -> [String] {
    clock.advance(by: .milliseconds(milliseconds))
    return diary.take()
  }

  @Test(arguments: Service.allCases)
  func everyServiceAnswersAfter100ms(service: Service) {
    let request = ask(service)
    #expect(answers(after: 99) == [])
    #expect(answers(after: 1) == ["2"])
    #expect(backend.requestCount(of: service) == 1)
    request.cancel()
  }

  @Test func aServiceMayTakeLonger() {
    backend[.quarters].latency = .milliseconds(300)
    let requests = [ask(), ask(.cover)]
    #expect(answers(after: 299) == ["2"])
    #expect(answers(after: 1) == ["2"])
    #expect(requests.count == 2)
  }

  @Test func latencyIsSettledWhenTheRequestIsSent() {
    let request = ask()
    backend[.quarters].latency = .milliseconds(300)
    #expect(answers(after: 100) == ["2"])
    request.cancel()
  }

  @Test(arguments: ServiceError.allCases)
  func aServiceThatFailsFailsUntilItWorksAgain(error: ServiceError) {
    backend[.quarters].answer = .fails(error)
    var requests = [ask(), ask()]
    #expect(answers(after: 99) == [])
    #expect(answers(after: 1) == [error.rawValue, error.rawValue])
    backend[.quarters].answer = .works
    requests = [ask()]
    #expect(answers(after: 100) == ["2"])
    #expect(requests.count == 1)
  }

  @Test func onlyTheServiceThatIsToldSoFails() {
    backend[.places].answer = .fails(.offline)
    let request = ask(.quarters)
    #expect(answers(after: 100) == ["2"])
    request.cancel()
  }

  @Test func failingOnceIsForTheNextRequestOnly() {
    backend[.quarters].failsOnce = .offline
    let requests = [ask(), ask()]
    #expect(answers(after: 100) == ["offline", "2"])
    #expect(requests.count == 2)
  }

  @Test func failingOnceComesBeforeFailingAlways() {
    backend[.quarters].answer = .fails(.serverError)
    backend[.quarters].failsOnce = .offline
    let requests = [ask(), ask()]
    #expect(answers(after: 100) == ["offline", "server error"])
    #expect(requests.count == 2)
  }

  @Test func failingOnceIsForOnceEachTimeItIsSaid() {
    for _ in 0..<2 {
      backend[.quarters].failsOnce = .offline
      let request = ask()
      #expect(answers(after: 100) == ["offline"])
      request.cancel()
    }
  }

  @Test func whetherARequestFailsIsSettledWhenItIsSent() {
    let works = ask()
    backend[.quarters].answer = .fails(.offline)
    let fails = ask()
    backend[.quarters].answer = .works
    #expect(answers(after: 100) == ["2", "offline"])
    withExtendedLifetime((works, fails)) {}
  }

  @Test func whatIsAnsweredIsSettledWhenTheTimeHasCome() {
    let request = ask()
    backend.guide.quarters = []
    #expect(answers(after: 100) == ["0"])
    request.cancel()
  }

  @Test func aServiceThatNeverAnswersAnswersNotEvenLater() {
    backend[.quarters].answer = .never
    let request = ask()
    #expect(clock.nextDue == nil)
    backend[.quarters].answer = .works
    #expect(answers(after: 10_000) == [])
    #expect(backend.requestCount(of: .quarters) == 1)
    request.cancel()
  }

  @Test func aCancelledRequestIsNotAnsweredButCounted() {
    let request = ask()
    clock.advance(by: .milliseconds(99))
    request.cancel()
    #expect(answers(after: 1) == [])
    #expect(backend.requestCount(of: .quarters) == 1)
  }

  @Test func aReleasedRequestIsNotAnswered() {
    do { _ = ask() }
    #expect(answers(after: 100) == [])
  }

  @Test func requestsAreCountedByService() {
    let requests = [ask(), ask(), ask(.cover)]
    #expect(backend.requestCount(of: .quarters) == 2)
    #expect(backend.requestCount(of: .cover) == 1)
    #expect(backend.requestCount(of: .note) == 0)
    backend.resetRequestCounts()
    #expect(backend.requestCount(of: .quarters) == 0)
    #expect(requests.count == 3)
  }

  @Test func placesStandByNameAlsoWhenTheGuideHasChanged() {
    backend.indexPlaces()
    #expect(backend.places.places == PlaceQuery().sortedMatches(in: Guide.test.places))
    backend.guide.places.removeFirst()
    #expect(backend.places.places == PlaceQuery().sortedMatches(in: Array(Guide.test.places.dropFirst())))
  }
}
