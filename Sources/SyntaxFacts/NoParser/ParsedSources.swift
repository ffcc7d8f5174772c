/// Stands where the toolchain brings no parser: nothing is parsed.
package final class ParsedSources: Sendable {
  package init() {}
  package func removeAll() {}
}
