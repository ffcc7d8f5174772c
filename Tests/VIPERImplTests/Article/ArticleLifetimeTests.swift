import SharedModel
import Testing

@testable import VIPERImpl

/// An article that goes out of sight for good leaves no object and no request behind.
struct ArticleLifetimeTests {
  private let referenceNames = ModuleParts.namesOfListModule("Reference")
  private let articleNames = ModuleParts.namesOfModule("Article")

  @Test("Back releases the screen, and cancels its request")
  func backFromArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "trams")])
    _ = device.launch()
    let article = device.parts(of: "Article")
    let reference = device.parts(of: "Reference")
    #expect(article.names == articleNames && article.aliveNames == articleNames)
    #expect(device.clock.nextDue != nil)
    device.backend[.articles].answer = .never
    try device.perform(.goBack)
    #expect(article.aliveNames.isEmpty && device.clock.nextDue == nil)
    #expect(reference.aliveNames == referenceNames && device.stack == ["menu", "reference"])
  }

  @Test("OK under an article that can't be loaded releases it")
  func closedArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let article = device.parts(of: "Article")
    #expect(article.names == articleNames && device.window?.snapshot.alert?.title == "Something went wrong.")
    try device.perform(.tapInAlert(title: "OK"))
    #expect(device.stack == ["menu", "reference"] && article.aliveNames.isEmpty)
  }

  @Test("An expired session releases the reference book and the article over it, and the article's alert")
  func expiryOverArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let reference = device.parts(of: "Reference")
    let article = device.parts(of: "Article")
    #expect(article.aliveNames == articleNames && device.window?.snapshot.alert != nil)
    device.dependencies?.session.expire()
    #expect(device.stack == ["signIn"] && device.window?.snapshot.alert == nil)
    #expect(reference.aliveNames.isEmpty && article.aliveNames.isEmpty)
  }

  @Test("A link releases the article that was there and its alert, and makes it anew")
  func linkOverArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    let delegate = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let article = device.parts(of: "Article")
    let reference = device.parts(of: "Reference")
    delegate.application(open: "guide://reference/trams")
    #expect(article.aliveNames.isEmpty && reference.aliveNames.isEmpty)
    #expect(device.stack == ["menu", "reference", "article"] && device.window?.snapshot.alert == nil)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.last == "  article.body: label “Take the 28.”")
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "trams")])
    _ = device.launch()
    let article = device.parts(of: "Article")
    #expect(article.aliveNames == articleNames && device.clock.nextDue != nil)
    device.leave(by: way)
    #expect(article.aliveNames.isEmpty && (way == .link) == (device.clock.nextDue != nil))
  }
}
