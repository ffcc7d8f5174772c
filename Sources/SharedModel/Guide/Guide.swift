/// The whole content of the app as one value.
public struct Guide: Codable, Hashable, Sendable {
  /// The quarters, in no particular order.
  public var quarters: [Quarter]
  /// The places, in no particular order.
  public var places: [Place] { didSet { placeIndex = PlaceIndex.Once() } }
  /// The articles, in the order of the reference book; those of one category stand together.
  public var articles: [Article]
  /// Who may sign in.
  public var accounts: [Account]
  /// Made when it is first asked for, and the same for all copies of a guide.
  private var placeIndex = PlaceIndex.Once()

  private enum CodingKeys: String, CodingKey {
    case quarters, places, articles, accounts
  }

  /// A guide of the given content, which is not checked; see `validate()`.
  public init(
    quarters: [Quarter] = [], places: [Place] = [], articles: [Article] = [], accounts: [Account] = []
  ) {
    self.quarters = quarters
    self.places = places
    self.articles = articles
    self.accounts = accounts
  }

  /// The places as a server keeps them.
  var indexedPlaces: PlaceIndex { placeIndex.value(of: places) }
}
