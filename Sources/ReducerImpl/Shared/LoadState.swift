/// The progress of loading a list.
enum LoadState: Equatable {
  case idle
  /// The first request, with nothing to show yet.
  case loading
  /// A later request, while the rows stay.
  case refreshing
  /// The first request has failed, for the reason that the user reads.
  case failed(String)

  /// True while a request is in flight.
  var isUnderWay: Bool { self == .loading || self == .refreshing }
}
