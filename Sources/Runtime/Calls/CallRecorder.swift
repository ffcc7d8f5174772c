internal import CCallTrace

/// Which functions are entered, in which order and from where, without a line written into them.
///
/// Functions report when the compiler was told so for their module (`-sanitize=fuzzer -sanitize-coverage=func,trace-pc-guard`). The
/// record is one for the process, and of one thread.
public enum CallRecorder {
  /// Where a function lies.
  public struct Place: Hashable, Sendable {
    /// The program or library that holds it.
    public var image: String
    /// An address in it, from the start of the image.
    public var offset: UInt64
  }

  /// Whether any function of this process reports.
  public static var isAvailable: Bool { call_trace_function_count() > 0 }

  /// Does something, and answers what was entered meanwhile: for each entry how many of the functions before it were still on the stack,
  /// and the function's number.
  public static func record(_ body: () -> Void) -> [Int] {
    call_trace_start()
    body()
    var first: UnsafePointer<call_trace_entry>?
    let count = call_trace_stop(&first)
    return UnsafeBufferPointer(start: first, count: count).flatMap { [Int($0.depth), Int($0.function)] }
  }

  /// Where a function lies that was entered; nil when it never was.
  public static func place(ofFunction number: Int) -> Place? {
    var image: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    guard let function = UInt32(exactly: number), call_trace_locate(function, &image, &offset), let image else {
      return nil
    }
    return Place(image: String(cString: image), offset: offset)
  }
}
