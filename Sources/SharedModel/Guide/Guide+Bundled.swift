import Foundation

extension Guide {
  /// Loads the guide bundled with the app, so that the app runs with nothing else installed.
  /// - Throws: An error if the bundled file is missing, isn't a guide, or contradicts itself.
  public static func bundled() throws(GuideError) -> Guide {
    guard let file = bundledFile else { throw .missing(file: resource.sourcePath) }
    return try Guide(contentsOf: file)
  }

  /// The guide's file; `nil` if it is missing.
  package static var bundledFile: URL? { resource.url }

  private static let resource = BundledResource("guide.json", of: "SharedModel", in: "Resources")

  /// Loads a guide from a JSON file, and validates it.
  /// - Throws: An error if the file is missing, isn't a guide, or contradicts itself.
  public init(contentsOf file: URL) throws(GuideError) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .missing(file: file.path)
    }
    do {
      self = try JSONDecoder().decode(Guide.self, from: data)
    } catch {
      throw .damaged(file: file.path, flaw: JSONFlaw(error, in: data))
    }
    try validate()
    nameQuarters()
  }

  private mutating func nameQuarters() {
    let names = Dictionary(uniqueKeysWithValues: quarters.map { ($0.id, $0.name) })
    for index in places.indices { places[index].quarterName = names[places[index].quarterID] ?? "" }
  }
}
