@testable import MVPRImpl

/// Records what it shows.
final class MenuViewDouble: MenuView {
  private(set) var title: String?
  private(set) var greeting: String?
  private(set) var covers: [String?] = []
  private(set) var rows: [MenuRow] = []

  func setTitle(_ text: String) { title = text }
  func setGreeting(_ text: String) { greeting = text }
  func setCover(_ name: String?) { covers.append(name) }
  func setRows(_ rows: [MenuRow]) { self.rows = rows }
}
