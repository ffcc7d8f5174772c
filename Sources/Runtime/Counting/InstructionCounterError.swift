/// Why instructions can't be counted by the processor.
package enum InstructionCounterError: Error, Equatable {
  /// The system gives no counter.
  case refused(reason: String)
  /// Others used it meanwhile, so that the count is not known.
  case shared
}
