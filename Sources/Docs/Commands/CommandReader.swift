/// Reads command lines of this program: it alone knows its commands and options.
package struct CommandReader {
  /// Why these arguments aren't understood; nil when they are.
  let refusal: (_ arguments: [String]) -> String?

  /// Whether what they print can be shown: they neither ask for a terminal nor change anything.
  let hasOutput: (_ arguments: [String]) -> Bool

  package init(
    refusal: @escaping (_ arguments: [String]) -> String?, hasOutput: @escaping (_ arguments: [String]) -> Bool
  ) {
    self.refusal = refusal
    self.hasOutput = hasOutput
  }
}
