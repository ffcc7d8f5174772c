import Foundation

/// The contents of a stored file: a value and the version of its format.
struct Envelope<Content: Codable>: Codable {
  enum Fault: Error {
    case damaged(JSONFlaw)
    case newerVersion(Int)
  }

  /// Decoded first, because the content of another version may have any shape.
  private struct Header: Decodable {
    var version: Int
  }

  var version: Int
  var content: Content
}

extension Envelope {
  /// The only version so far.
  static var currentVersion: Int { 1 }

  /// Encodes the content of a file.
  static func sealed(_ content: Content) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Envelope(version: currentVersion, content: content))
  }

  /// Decodes the content of a file.
  static func opened(_ data: Data) throws(Fault) -> Content {
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      guard version <= currentVersion else { throw Fault.newerVersion(version) }
      guard version == currentVersion else {
        throw Fault.damaged(.wrongShape(path: "version", detail: "there has never been a version \(version)"))
      }
      return try JSONDecoder().decode(Envelope.self, from: data).content
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .damaged(JSONFlaw(error, in: data))
    }
  }
}
