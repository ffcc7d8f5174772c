/// The whole content of the app.
public struct Guide: Codable, Hashable, Sendable {
  /// The quarters, unordered.
  public var quarters: [Quarter]
  /// The places, unordered.
  public var places: [Place] { didSet { placeIndex = PlaceIndex.Once() } }
  /// The articles, in the order of the reference book, grouped by category.
  public var articles: [Article]
  /// The accounts that can sign in.
  public var accounts: [Account]
  /// Created on first use, and shared by all copies of a guide.
  private var placeIndex = PlaceIndex.Once()

  private enum CodingKeys: String, CodingKey {
    case quarters, places, articles, accounts
  }

  /// Creates a guide without validating it; see `validate()`.
  public init(
    quarters: [Quarter] = [], places: [Place] = [], articles: [Article] = [], accounts: [Account] = []
  ) {
    self.quarters = quarters
    self.places = places
    self.articles = articles
    self.accounts = accounts
  }

  var indexedPlaces: PlaceIndex { placeIndex.value(of: places) }
}
