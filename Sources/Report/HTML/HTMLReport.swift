/// The whole comparison as a page.
public struct HTMLReport {
  /// Whether this version draws pages.
  public static let isAvailable = false

  /// Draws a result.
  public init(_ result: SuiteResult) {}

  /// The page.
  public let text = ""
}
