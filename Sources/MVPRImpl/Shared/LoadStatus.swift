/// The status of a load, ready to show.
enum LoadStatus: Equatable {
  case idle
  case loading
  /// The message is shown with the Retry button.
  case failed(String)
}
