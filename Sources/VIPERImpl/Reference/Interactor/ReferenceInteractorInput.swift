/// What the reference book can ask of the backend.
protocol ReferenceInteractorInput: AnyObject {
  func obtainCategories()
}
