internal import Foundation

/// What went wrong, in a sentence: this program's errors word themselves, those of the system would show their domains and codes.
package enum ErrorText {
  package static func of(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let reason = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "\(error.filePath.map { "\($0): " } ?? "")\(reason ?? error.localizedDescription)"
  }
}
