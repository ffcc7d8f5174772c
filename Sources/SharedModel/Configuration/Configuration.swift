import Foundation

/// The app's settings, passed in so that a test or another build can choose others.
public struct Configuration: Hashable, Sendable {
  /// The URL that the backend's paths are relative to.
  public var baseAddress: URL
  /// The number of places on a page, at least 1.
  public var pageSize: Int
  /// The time from the last keystroke to a search.
  public var searchDebounce: Duration
  /// The minimum level that is logged.
  public var logLevel: LogLevel

  public init(
    baseAddress: URL, pageSize: Int = 20, searchDebounce: Duration = .milliseconds(300), logLevel: LogLevel
  ) {
    precondition(pageSize >= 1, "A page has at least one place, not \(pageSize)")
    self.baseAddress = baseAddress
    self.pageSize = pageSize
    self.searchDebounce = searchDebounce
    self.logLevel = logLevel
  }

  /// Creates the configuration for a build; a debug build uses its own backend and logs everything.
  public init(for build: BuildConfiguration) {
    switch build {
    case .debug: self.init(baseAddress: Self.address("https://debug.guide.example/v1"), logLevel: .debug)
    case .release: self.init(baseAddress: Self.address("https://guide.example/v1"), logLevel: .warning)
    }
  }

  private static func address(_ text: StaticString) -> URL {
    guard let url = URL(string: "\(text)") else { preconditionFailure("“\(text)” is not an address") }
    return url
  }
}
