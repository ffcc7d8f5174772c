import SharedModel

/// The part of a screen's model that says how loading goes.
struct LoadStatus {
  /// The request in flight; only a list of pages loads more.
  enum Wait {
    case load, more, refresh
  }

  var wait: Wait?
  /// The error if the content couldn't be loaded.
  var failure: ServiceError?
}
