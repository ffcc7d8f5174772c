import Foundation
import SharedModel

/// The view model of the menu.
final class MenuViewModel {
  let title = Texts.appTitle
  let greeting: String
  /// The name of the cover's image, or nil.
  let cover = Observable<String?>(nil)
  let rows = Observable<[MenuRowViewModel]>([])

  weak var coordinatorDelegate: (any MenuViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let session: Session
  private let favourites: Favourites
  private let coverService: any CoverService
  private let sections = GuideSection.allCases
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?

  init(session: Session, favourites: Favourites, cover coverService: any CoverService) {
    self.session = session
    self.favourites = favourites
    self.coverService = coverService
    greeting = session.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
    favouritesObservation = favourites.observe { [weak self] _ in self?.updateRows() }
    updateRows()
  }

  // MARK: - Input

  func loadCover() {
    guard coverRequest == nil else { return }
    cover.value = nil
    coverRequest = coverService.fetchCover { [weak self] in self?.didObtainCover($0) }
  }

  func selectRow(at index: Int) {
    coordinatorDelegate?.menuDidSelect(sections[index])
  }

  func signOut() {
    session.signOut()
  }

  // MARK: - Output

  private func didObtainCover(_ result: Result<ImageData, ServiceError>) {
    coverRequest = nil
    cover.value = try? result.get().name
  }

  private func updateRows() {
    rows.value = sections.map { MenuRowViewModel(title: title(of: $0), badge: badge(of: $0)) }
  }

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }

  private func badge(of section: GuideSection) -> String? {
    section == .places && favourites.count > 0 ? String(favourites.count) : nil
  }
}
