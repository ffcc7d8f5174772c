/// What a command tells the shell.
public enum ExitCode: Int32 {
  /// All is well.
  case success = 0
  /// A story or test failed, a walk found something, a rule is broken, or work grows too fast.
  case failed = 1
  /// The command line, or a file it names, can't be used.
  case unusableInput = 2
  /// Somebody ended it before it was through.
  case interrupted = 130
}
