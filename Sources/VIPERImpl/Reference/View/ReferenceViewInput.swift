/// The view of the reference book, as its presenter sees it.
protocol ReferenceViewInput: LoadStatusViewInput {
  func showTitle(_ text: String)
  /// Shows that a pull was answered.
  func endRefreshing()
  func showSections(_ sections: [ReferenceSectionViewModel])
}
