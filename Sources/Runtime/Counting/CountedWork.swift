/// A kind of work that is counted and not timed.
public enum CountedWork: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  /// Instructions of the processor, those of the runtime and the libraries included.
  case instructions
  /// Blocks of memory that the allocator gave out; a block that was resized is one more.
  case allocations
  /// The bytes that were asked for with them.
  case allocatedBytes
  /// The most bytes that were asked for and not given back at one time.
  case peakBytes
  /// Heap objects that were made: class instances, boxes, contexts of closures, buffers of arrays.
  case objects
  /// References to objects that were taken.
  case retains
  /// References to objects that were given back.
  case releases
}
