internal import Basics
internal import Foundation

/// Room for the recursion of parser and visitors, which goes as deep as a source nests its code: a chain of some
/// thousand `else if`s exhausts the stack of a usual thread.
package enum DeepStack {
  /// Address space, of which only what is used is taken.
  static let size = 1 << 30
  /// What a thread takes beside its stack.
  private static let slack = 1 << 24

  /// How many threads with such a stack there is room for, of as many as there are processors and things to do.
  /// - Throws: `SyntaxFactsError.noRoomForStack` when there is room for none.
  package static func threads(
    for count: Int, isThereRoom: (_ bytes: Int) -> Bool = isThereRoom
  ) throws(SyntaxFactsError) -> Int {
    var threads = min(count, ConcurrentWork.processors)
    while threads > 0, !isThereRoom(threads * (size + slack)) { threads -= 1 }
    guard threads > 0 || count == 0 else { throw .noRoomForStack(bytes: size) }
    return threads
  }

  /// Whether so many bytes are to be had: a thread for which they are not is never started, and nobody says so.
  package static func isThereRoom(_ size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED, let memory else { return false }
    munmap(memory, size)
    return true
  }
}
