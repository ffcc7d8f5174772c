import SharedModel

/// The answers to a request for the reference book.
protocol ReferenceInteractorOutput: AnyObject {
  /// The categories come in the order of the book.
  func didObtainCategories(_ categories: [ArticleCategoryItem])
  func didFailToObtainCategories(_ error: ServiceError)
}
