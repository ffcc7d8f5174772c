/// What somebody pressed, whatever bytes the terminal sent for it.
nonisolated enum Key: Hashable, Sendable {
  /// A character or a part of one: combining marks arrive by themselves.
  case scalar(Unicode.Scalar)
  /// Text that was pasted in one go.
  case paste(String)
  /// Ctrl and a letter, in small letters.
  case control(Unicode.Scalar)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// A sequence that stands for no key known here.
  case unknown
}
