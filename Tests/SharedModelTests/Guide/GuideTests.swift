import Foundation
import SharedModel
import Testing

struct GuideTests {
  @Test("The bundled guide holds 12 quarters, 50 places, 8 articles in 3 categories and one account")
  func bundledCounts() throws {
    let guide = try Guide.bundled()
    #expect(guide.quarters.count == 12)
    #expect(guide.places.count == 50)
    #expect(guide.articles.count == 8)
    #expect(Set(guide.articles.map(\.category)).count == 3)
    #expect(guide.accounts == [Account(username: "mark", displayName: "Mark", password: "lisboa")])
  }

  @Test("The articles of a category are adjacent")
  func categoriesStandTogether() throws {
    let categories = try Guide.bundled().articles.map(\.category)
    let runs = categories.indices.filter { $0 == 0 || categories[$0] != categories[$0 - 1] }
    #expect(runs.count == Set(categories).count)
  }

  @Test("One quarter is longer than a page of 20, and exactly one is empty")
  func placesPerQuarter() throws {
    let guide = try Guide.bundled()
    let counts = guide.quarters.map { quarter in guide.places.count { $0.quarterID == quarter.id } }
    #expect(counts.count { $0 > 20 } == 1)
    #expect(counts.count { $0 == 0 } == 1)
  }

  @Test("The priorities are 1 to 12, in another order than the alphabetical one")
  func priorities() throws {
    let quarters = try Guide.bundled().quarters
    #expect(quarters.map(\.priority).sorted() == Array(1...12))
    #expect(QuarterOrder.priority.sorted(quarters) != QuarterOrder.name.sorted(quarters))
  }

  @Test("No two places have the same name, and every text says something")
  func texts() throws {
    let guide = try Guide.bundled()
    #expect(Set(guide.places.map(\.name)).count == guide.places.count)
    let texts =
      guide.quarters.flatMap { [$0.id, $0.name, $0.summary] }
      + guide.places.flatMap { [$0.id, $0.name, $0.summary] }
      + guide.articles.flatMap { [$0.id, $0.title, $0.category, $0.body] }
    #expect(!texts.contains(""))
  }

  @Test("A guide survives being written and read")
  func roundTrip() throws {
    let guide = try Guide.bundled()
    let file = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID()).json")
    try JSONEncoder().encode(guide).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Guide(contentsOf: file) == guide)
    #expect(guide.places.allSatisfy { !$0.quarterName.isEmpty })
  }

  @Test("An account accepts its own credentials only")
  func credentials() {
    let account = Account(username: "mark", displayName: "Mark", password: "lisboa")
    #expect(account.accepts(Credentials(username: "mark", password: "lisboa")))
    #expect(!account.accepts(Credentials(username: "mark", password: "Lisboa")))
    #expect(!account.accepts(Credentials(username: "anna", password: "lisboa")))
    #expect(account.user == User(username: "mark", displayName: "Mark"))
  }
}
