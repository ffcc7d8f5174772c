import SharedModel
import Testing

@MainActor
struct GuideClientTests {
  private let fixture = ClientFixture()
  private var client: GuideClient { fixture.client }

  @Test func quartersAreThoseOfTheGuide() {
    let request = client.fetchQuarters(reply: fixture.noting { $0.map(\.name).joined(separator: ", ") })
    #expect(fixture.answer(to: request) == ["Belém, Alfama"])
    #expect(fixture.backend.requestCount(of: .quarters) == 1)
  }

  @Test func articlesAreThoseOfTheGuide() {
    let request = client.fetchArticles(reply: fixture.noting { $0.map(\.title).joined() })
    #expect(fixture.answer(to: request) == ["Seven hills"])
    #expect(fixture.backend.requestCount(of: .articles) == 1)
  }

  @Test(arguments: [("maat", "MAAT"), ("atlantis", "failed: not found")])
  func aPlaceIsFoundByItsID(id: String, answer: String) {
    let request = client.fetchPlace(id: id, reply: fixture.noting(\.name))
    #expect(fixture.answer(to: request) == [answer])
    #expect(fixture.backend.requestCount(of: .place) == 1)
  }

  @Test(arguments: [("maat", "taken"), ("atlantis", "failed: not found")])
  func favouritesAndNotesAreTakenForPlacesOfTheGuide(id: String, answer: String) {
    let favourite = client.saveFavourite(true, placeID: id, reply: fixture.noting { _ in "taken" })
    #expect(fixture.answer(to: favourite) == [answer])
    let note = client.saveNote("Go", placeID: id, reply: fixture.noting { _ in "taken" })
    #expect(fixture.answer(to: note) == [answer])
    #expect(fixture.backend.requestCount(of: .favourite) == 1)
    #expect(fixture.backend.requestCount(of: .note) == 1)
  }

  // MARK: - Pages

  @Test(arguments: [
    (0, 0, "[] last"), (0, 1, "[] last"), (1, 0, "[1] last"), (2, 0, "[1, 2] last"), (2, 1, "[] last"),
    (3, 0, "[1, 2] more"), (3, 1, "[3] last"), (3, 2, "[] last"), (4, 0, "[1, 2] more"), (4, 1, "[3, 4] last"),
    (5, 1, "[3, 4] more"), (5, 2, "[5] last"), (5, 9, "[] last"),
  ])
  func placesComeInPagesOfTwo(count: Int, page: Int, answer: String) {
    let fixture = ClientFixture(guide: Guide.test.withMadeUpPlaces(count))
    let request = fixture.client.fetchPlaces(
      PlaceQuery(), page: page,
      reply: fixture.noting { page in
        "\(page.places.compactMap { Int($0.name.suffix(5)) }) \(page.isLast ? "last" : "more")"
      })
    #expect(fixture.answer(to: request) == [answer])
    #expect(fixture.backend.requestCount(of: .places) == 1)
  }

  @Test(arguments: [
    (PlaceQuery(), "Fado museum, MAAT"), (PlaceQuery(quarterID: "alfama"), "Fado museum, Sé"),
    (PlaceQuery(text: "se"), "Fado museum, Sé"), (PlaceQuery(text: "se", quarterID: "belem"), ""),
  ])
  func placesMatchTheQueryAndStandByName(query: PlaceQuery, names: String) {
    let request = client.fetchPlaces(
      query, page: 0, reply: fixture.noting { $0.places.map(\.name).joined(separator: ", ") })
    #expect(fixture.answer(to: request) == [names])
  }

  // MARK: - Cover

  @Test func theCoverIsKeptInTheCache() {
    let request = client.fetchCover(reply: fixture.noting(\.name))
    #expect(request != nil)
    #expect(fixture.answer(to: request) == ["cover"])
    #expect(fixture.images.count == 1)
  }

  @Test func aCoverInTheCacheIsAnsweredAtOnceAndSendsNothing() {
    fixture.images.store(ImageData(name: "cover"))
    #expect(client.fetchCover(reply: fixture.noting(\.name)) == nil)
    #expect(fixture.diary.take() == ["cover"])
    #expect(fixture.backend.requestCount(of: .cover) == 0)
    #expect(fixture.logger.entries.isEmpty)
  }

  @Test func aCoverThatFailsIsNotKept() {
    fixture.backend[.cover].answer = .fails(.offline)
    #expect(fixture.answer(to: client.fetchCover(reply: fixture.noting(\.name))) == ["failed: offline"])
    #expect(fixture.images.count == 0)
  }

  @Test func aCoverThatNobodyWaitsForIsNotKept() {
    do { _ = client.fetchCover(reply: fixture.noting(\.name)) }
    #expect(fixture.answer(to: nil) == [])
    #expect(fixture.images.count == 0)
  }
}
