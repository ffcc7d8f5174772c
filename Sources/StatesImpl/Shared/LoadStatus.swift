/// The status of a load as a screen shows it.
enum LoadStatus: Hashable {
  case idle
  case loading
  /// The error message, which is shown with a retry button.
  case failed(String)
}
