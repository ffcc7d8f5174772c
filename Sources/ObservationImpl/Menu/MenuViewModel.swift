import Foundation
import Observation
import SharedModel

/// What the menu shows, and what comes of the user's choices.
@Observable
final class MenuViewModel {
  let title = Texts.appTitle
  let greeting: String
  /// The name of the cover's image; nil while there is none.
  private(set) var cover: String?

  private let dependencies: GuideDependencies
  private let sections = GuideSection.allCases
  private var favouriteCount: Int
  @ObservationIgnored private var favouritesObservation: Cancellable?
  @ObservationIgnored private var coverRequest: Cancellable?

  var rows: [MenuRow] {
    sections.map { MenuRow(title: title(of: $0), badge: badge(of: $0)) }
  }

  init(dependencies: GuideDependencies) {
    self.dependencies = dependencies
    greeting = dependencies.app.session.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
    let favourites = dependencies.app.favourites
    favouriteCount = favourites.count
    favouritesObservation = favourites.observe { [weak self] _ in self?.favouriteCount = favourites.count }
  }

  func loadCover() {
    guard coverRequest == nil else { return }
    cover = nil
    coverRequest = dependencies.app.cover.fetchCover { [weak self] in self?.didObtainCover($0) }
  }

  func selectRow(at index: Int) {
    let destination: Destination =
      switch sections[index] {
      case .quarters: .quarters(QuartersViewModel(order: .priority, dependencies: dependencies))
      case .places: .places(PlacesViewModel(title: Texts.places, query: PlaceQuery(), dependencies: dependencies))
      case .referenceBook: .reference(ReferenceViewModel(dependencies: dependencies))
      }
    dependencies.navigation?.destinations = [destination]
  }

  func signOut() {
    dependencies.app.session.signOut()
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
