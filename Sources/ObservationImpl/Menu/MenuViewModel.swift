import Foundation
import Observation
import SharedModel

/// The state of the menu, and its reactions to the user's choices.
@Observable
final class MenuViewModel {
  let title = Texts.appTitle
  let greeting: String
  /// The name of the cover's image; `nil` while there is none.
  private(set) var cover: String?

  @ObservationIgnored var didSelect: (GuideSection) -> Void = { _ in }

  private let session: Session
  private let service: any CoverService
  private let sections = GuideSection.allCases
  private var favouriteCount: Int
  @ObservationIgnored private var favouritesObservation: Cancellable?
  @ObservationIgnored private var coverRequest: Cancellable?

  var rows: [MenuRow] {
    sections.map { MenuRow(title: title(of: $0), badge: badge(of: $0)) }
  }

  init(session: Session, favourites: Favourites, service: any CoverService) {
    self.session = session
    self.service = service
    greeting = session.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
    favouriteCount = favourites.count
    favouritesObservation = favourites.observe { [weak self] _ in self?.favouriteCount = favourites.count }
  }

  func loadCover() {
    guard coverRequest == nil else { return }
    cover = nil
    coverRequest = service.fetchCover { [weak self] in self?.didObtainCover($0) }
  }

  func selectRow(at index: Int) {
    didSelect(sections[index])
  }

  func signOut() {
    session.signOut()
  }

  private func didObtainCover(_ result: Result<ImageData, ServiceError>) {
    coverRequest = nil
    cover = try? result.get().name
  }

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }

  private func badge(of section: GuideSection) -> String? {
    section == .places && favouriteCount > 0 ? String(favouriteCount) : nil
  }
}
