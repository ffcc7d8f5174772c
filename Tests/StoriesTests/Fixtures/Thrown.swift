/// Returns the error that a body throws, or `nil`.
func thrown<Failure: Error>(by body: () throws(Failure) -> Void) -> Failure? {
  do throws(Failure) { try body() } catch { return error }
  return nil
}
