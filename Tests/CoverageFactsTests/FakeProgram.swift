import Foundation
import Toolchain

/// A script in the place of a program that counts what runs, in a folder of its own that is removed with it.
final class FakeProgram {
  let folder = FileManager.default.temporaryDirectory.appending(path: "counted \(UUID())")
  var file: URL { folder.appending(path: "MTests-test-runner") }

  init(_ script: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in [file, folder.appending(path: "MTests.so")] {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where it is to leave what it counts.
  var results: URL { folder.appending(path: "results") }
}
