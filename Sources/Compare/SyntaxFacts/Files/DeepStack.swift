internal import Basics
internal import Foundation

/// Large stacks for the recursion in parser and visitors, because a thousand `else if`s would exhaust a usual stack.
package enum DeepStack {
  /// The address space for a stack, in bytes; memory is only used as needed.
  static let size = 1 << 30
  /// The address space that a thread needs besides its stack.
  private static let slack = 1 << 24

  /// Returns the number of threads to use for a number of items, limited by processors and address space.
  package static func threads(
    for count: Int, isThereRoom: (_ bytes: Int) -> Bool = isThereRoom
  ) throws(SyntaxFactsError) -> Int {
    var threads = min(count, ConcurrentWork.processors)
    while threads > 0, !isThereRoom(threads * (size + slack)) { threads -= 1 }
    guard threads > 0 || count == 0 else { throw .noRoomForStack(bytes: size) }
    return threads
  }

  /// Checks for address space, because a thread without enough of it silently fails to start.
  package static func isThereRoom(_ size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED, let memory else { return false }
    munmap(memory, size)
    return true
  }
}
