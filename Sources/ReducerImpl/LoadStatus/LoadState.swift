import SharedModel

/// How the loading of a list goes.
enum LoadState: Equatable {
  case idle
  /// Nothing is there yet.
  case loading
  /// What is there stays meanwhile.
  case refreshing
  case failed(ServiceError)

  /// Whether a request is under way.
  var isUnderWay: Bool { self == .loading || self == .refreshing }
}
