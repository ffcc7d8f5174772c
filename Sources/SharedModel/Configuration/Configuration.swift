import Foundation

/// What the app is told instead of looking it up, so that a test or another build can tell it something else.
public struct Configuration: Hashable, Sendable {
  /// Where the backend's paths start.
  public var baseAddress: URL
  /// How many places a page has, at least 1.
  public var pageSize: Int
  /// How long a search waits after the last keystroke.
  public var searchDebounce: Duration
  /// The least that is logged.
  public var logLevel: LogLevel

  /// A configuration of the given values.
  public init(
    baseAddress: URL, pageSize: Int = 20, searchDebounce: Duration = .milliseconds(300), logLevel: LogLevel
  ) {
    precondition(pageSize >= 1, "A page has at least one place, not \(pageSize)")
    self.baseAddress = baseAddress
    self.pageSize = pageSize
    self.searchDebounce = searchDebounce
    self.logLevel = logLevel
  }

  /// What a build of that kind is told: a debug build talks to a backend of its own, and logs all there is.
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
