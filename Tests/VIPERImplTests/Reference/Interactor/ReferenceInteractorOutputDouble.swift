import SharedModel

@testable import VIPERImpl

final class ReferenceInteractorOutputDouble: ReferenceInteractorOutput {
  private(set) var categories: [[ArticleCategoryItem]] = []
  private(set) var errors: [ServiceError] = []

  func didObtainCategories(_ categories: [ArticleCategoryItem]) {
    self.categories.append(categories)
  }

  func didFailToObtainCategories(_ error: ServiceError) {
    errors.append(error)
  }
}
