import Foundation
import Testing

@testable import Toolchain

struct OpenFilesTests {
  @Test("If too few files may be open, no program is started, and the error names the limit")
  func tooFew() throws {
    #expect(throws: ToolchainError.tooFewOpenFiles(limit: 16)) { try OpenFiles.check(16) }
    try OpenFiles.check(OpenFiles.needed)
    try OpenFiles.check()
  }

  @Test("Too few file descriptors aren't reported as a missing program")
  func reasons() {
    let limit = Int(clamping: OpenFiles.limit)
    for code in [POSIXError.EMFILE, .EBADF] {
      #expect(OpenFiles.error(POSIXError(code), starting: "/bin/sh") == .tooFewOpenFiles(limit: limit))
    }
    let missing = OpenFiles.error(POSIXError(.ENOENT), starting: "/nowhere/x")
    guard case .notStarted("/nowhere/x", _) = missing else {
      Issue.record("\(missing) is another error")
      return
    }
  }
}
