import Foundation

/// What a stored file holds: the value, and the version of its format.
struct Envelope<Content: Codable>: Codable {
  /// Why a file's bytes hold no value.
  enum Fault: Error {
    case damaged(JSONFlaw)
    case newerVersion(Int)
  }

  /// Read by itself first: the content of another version may have any shape.
  private struct Header: Decodable {
    var version: Int
  }

  var version: Int
  var content: Content
}

extension Envelope {
  /// The only version there has been.
  static var currentVersion: Int { 1 }

  /// The bytes of a file that holds the content.
  static func sealed(_ content: Content) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Envelope(version: currentVersion, content: content))
  }

  /// The content of a file's bytes.
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
