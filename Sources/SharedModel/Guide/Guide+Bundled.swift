import Foundation

extension Guide {
  /// The guide that comes with the app, so that it runs with nothing installed.
  ///
  /// Throws what is wrong with the bundled file: that it is missing, isn't a guide, or contradicts itself.
  public static func bundled() throws(GuideError) -> Guide {
    guard let file = bundledFile else { throw .missing(file: resource.sourcePath) }
    return try Guide(contentsOf: file)
  }

  /// The file that it is in; nil where it is missing.
  package static var bundledFile: URL? { resource.url }

  private static let resource = BundledResource("guide.json", of: "SharedModel", in: "Resources")

  /// The guide in a JSON file, validated.
  ///
  /// Throws that the file is missing, isn't a guide, or contradicts itself.
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

  /// Tells each place the name of its quarter.
  private mutating func nameQuarters() {
    let names = Dictionary(uniqueKeysWithValues: quarters.map { ($0.id, $0.name) })
    for index in places.indices { places[index].quarterName = names[places[index].quarterID] ?? "" }
  }
}
