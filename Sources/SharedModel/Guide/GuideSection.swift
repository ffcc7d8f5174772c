/// The parts of the guide, in the order of the menu.
public enum GuideSection: CaseIterable, Hashable, Sendable {
  case quarters
  case places
  case referenceBook

  /// What the menu calls it.
  public var title: String {
    switch self {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }
}
