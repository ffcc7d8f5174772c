@testable import VIPERImpl

final class MenuViewDouble: MenuViewInput {
  private(set) var title = ""
  private(set) var greetings: [String] = []
  private(set) var sections: [[MenuRowViewModel]] = []
  private(set) var covers: [String] = []

  func showTitle(_ text: String) {
    title = text
  }

  func showGreeting(_ text: String) {
    greetings.append(text)
  }

  func showSections(_ rows: [MenuRowViewModel]) {
    sections.append(rows)
  }

  func showCover(named name: String) {
    covers.append(name)
  }

  func showCoverPlaceholder() {
    covers.append("placeholder")
  }
}
