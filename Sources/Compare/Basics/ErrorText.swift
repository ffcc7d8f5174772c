internal import Foundation

/// Error messages, without the domains and codes in the descriptions of system errors.
package enum ErrorText {
  package static func of(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let reason = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "\(error.filePath.map { "\($0): " } ?? "")\(reason ?? error.localizedDescription)"
  }
}
