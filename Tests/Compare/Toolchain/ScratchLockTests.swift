import Basics
import Foundation
import Testing

@testable import Toolchain

@Suite(.timeLimit(.minutes(10)))
struct ScratchLockTests {
  private let home: TemporaryFolder
  private var folder: URL { home.url.appending(path: "scratch") }
  private var file: String { folder.appending(path: "lock").path }

  init() throws { home = try TemporaryFolder() }

  @Test("Requests in one process share the lock, and the last one releases it")
  func shared() throws {
    var first: ScratchLock? = try .hold(folder)
    let second = try ScratchLock.hold(folder)
    #expect(first === second)
    first = nil
    #expect(!isFree)
    withExtendedLifetime(second) {}
  }

  @Test("Waiting ends once tools are ended")
  func ended() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(file, O_RDWR | O_CREAT, 0o644)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    let tools = RunningTools()
    tools.end()
    let error = #expect(throws: ToolchainError.self) { try ScratchLock.hold(folder, among: tools) }
    guard case .interrupted = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A folder that can't be created is an error that says why and what to do")
  func unusable() throws {
    try Data().write(to: folder)
    let error = #expect(throws: ToolchainError.self) { try ScratchLock.hold(folder.appending(path: "compare")) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("The package can't be built in \(folder.path)/compare: "))
    #expect(text.contains("may be written to"))
    #expect(!text.contains("Domain"))
  }

  @Test("A compiler that can't build anything is reported", arguments: ["100%", "a \"b\""])
  func unbuildable(name: String) {
    let error = #expect(throws: ToolchainError.self) { try ScratchLock.hold(folder.appending(path: name)) }
    #expect(error.map { "\($0)" }?.contains("nothing can be built below a path with “") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  private var isFree: Bool {
    let descriptor = open(file, O_RDWR)
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
