/// The requests of the reference book to the backend.
protocol ReferenceInteractorInput: AnyObject {
  func obtainCategories()
}
