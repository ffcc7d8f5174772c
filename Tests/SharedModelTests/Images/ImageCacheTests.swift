import SharedModel
import Testing

@MainActor
struct ImageCacheTests {
  @Test("An image is cached once, by name")
  func keeps() {
    let cache = ImageCache()
    #expect(cache.image(named: "cover") == nil)
    cache.store(ImageData(name: "cover"))
    cache.store(ImageData(name: "cover"))
    cache.store(ImageData(name: "map"))
    #expect(cache.image(named: "cover") == ImageData(name: "cover"))
    #expect(cache.count == 2)
  }

  @Test("It can be emptied")
  func empties() {
    let cache = ImageCache()
    cache.store(ImageData(name: "cover"))
    cache.removeAll()
    #expect(cache.image(named: "cover") == nil)
    #expect(cache.count == 0)
  }
}
