internal import CCallTrace
import Foundation

/// Runs tests one after the other in this process, and records which of them run a watched function.
///
/// It replaces the package manager's `main` for tests. A folder has the input (`configuration.json`, for the testing
/// library, and `watched.json`) and receives the results (`noticed.json`, `counts.profraw`). Without a configuration,
/// no test runs and each counter is set to its number, from 1, which shows what it counts.
private final class CountedTestRun: @unchecked Sendable {
  /// The testing library's entry point for tools.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ hears: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private struct Record: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var testID: String?
    }
    var payload: Payload
  }

  /// For a test, in seconds.
  private static let timeLimit: UInt32 = 60
  private let folder: URL
  private let watched: [Int]
  // Tests run one at a time, and events arrive while they run.
  private var countBefore: UInt64 = 0
  private var noticed: [String] = []

  init(in folder: URL) throws {
    self.folder = folder
    watched = try JSONDecoder().decode([Int].self, from: Data(contentsOf: folder.appending(path: "watched.json")))
  }

  func run() async throws -> Bool {
    guard let configuration = try? Data(contentsOf: folder.appending(path: "configuration.json")) else {
      return writeNumbers()
    }
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else { return false }
    let find = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    let entryPoint = unsafeBitCast(find(), to: EntryPoint.self)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.count, alignment: 1)
    defer { bytes.deallocate() }
    configuration.copyBytes(to: bytes)
    let hasPassed = try await entryPoint(UnsafeRawBufferPointer(bytes)) { [self] in hear(Data($0)) }
    try JSONEncoder().encode(noticed).write(to: folder.appending(path: "noticed.json"))
    return hasPassed && writeCounts()
  }

  private func writeNumbers() -> Bool {
    var counters = 0
    guard let first = counting_counters(&counters) else { return false }
    for index in 0..<counters { first[index] = UInt64(index + 1) }
    return writeCounts()
  }

  private func writeCounts() -> Bool { counting_write(folder.appending(path: "counts.profraw").path) == 0 }

  private func hear(_ record: Data) {
    guard let payload = try? JSONDecoder().decode(Record.self, from: record).payload else { return }
    switch (payload.kind, payload.testID) {
    case ("testStarted"?, _):
      countBefore = count
      // A hanging test ends this process, and is found later by running each test in a separate process.
      alarm(Self.timeLimit)
    case ("runEnded"?, _): alarm(0)
    case ("testEnded"?, let id?) where count != countBefore: noticed.append(id)
    default: break
    }
  }

  private var count: UInt64 {
    var counters = 0
    guard let first = counting_counters(&counters) else { return 0 }
    return watched.reduce(0) { $0 &+ ($1 < counters ? first[$1] : 0) }
  }
}

@_cdecl("counting_run_tests")
func runTests(in folder: UnsafePointer<CChar>) -> Never {
  let folder = URL(filePath: String(cString: folder))
  // A parent may have blocked the signal.
  var alarms = sigset_t()
  sigemptyset(&alarms)
  sigaddset(&alarms, SIGALRM)
  pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
  Task.detached {
    do {
      let run = try CountedTestRun(in: folder)
      exit(try await run.run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
  // Tests may need the main actor, which runs on this thread.
  while true { RunLoop.main.run() }
}
