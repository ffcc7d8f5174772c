import Basics
import Foundation

extension TemporaryFolder {
  func writeProgram(_ script: String, to path: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self.path(of: path))
  }
}
