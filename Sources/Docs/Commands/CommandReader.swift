/// Reads command lines of this program: it alone knows its commands and options.
package struct CommandReader {
  /// Why these arguments aren't understood; nil when they are.
  let refusal: (_ arguments: [String]) -> String?

  package init(refusal: @escaping (_ arguments: [String]) -> String?) {
    self.refusal = refusal
  }
}
