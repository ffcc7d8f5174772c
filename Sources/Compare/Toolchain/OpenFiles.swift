internal import Foundation

/// The limit on this process's open files. Each program that it runs takes a few, and Foundation traps if it can't open
/// a pipe.
enum OpenFiles {
  /// Enough for programs on a few processors.
  static let needed: rlim_t = 64
  /// Enough for programs on as many processors as a machine may have.
  private static let wanted: rlim_t = 1024

  static let limit: rlim_t = {
    var limits = rlimit()
    guard getrlimit(kind, &limits) == 0 else { return wanted }
    limits.rlim_cur = max(limits.rlim_cur, min(limits.rlim_max, wanted))
    _ = setrlimit(kind, &limits)
    getrlimit(kind, &limits)
    return limits.rlim_cur
  }()

  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let kind = RLIMIT_NOFILE
  #endif

  static func check(_ limit: rlim_t = limit) throws(ToolchainError) {
    guard limit >= needed else { throw .tooFewOpenFiles(limit: Int(clamping: limit)) }
  }

  /// Returns the reason that a program didn't start.
  static func error(_ error: any Error, starting program: String) -> ToolchainError {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    // The child closes this process's files, which fails for descriptors above the limit.
    let isShort = underlying.domain == NSPOSIXErrorDomain && [EMFILE, EBADF].contains(Int32(underlying.code))
    if isShort { return .tooFewOpenFiles(limit: Int(clamping: limit)) }
    return .notStarted(program: program, reason: error.localizedDescription)
  }
}
