/// The sections of the guide, in the order of the menu.
public enum GuideSection: CaseIterable, Hashable, Sendable {
  case quarters
  case places
  case referenceBook
}
