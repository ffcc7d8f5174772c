import HeadlessUI
import SharedModel

/// The screen that everything starts from.
public final class MenuLayout: View {
  public static let name = "menu"

  public let greeting = Label("menu.greeting")
  public let cover = ImageView("menu.cover", placeholder: "placeholder")
  public let sections = TableView("menu.sections")
  public let signOut = Button("menu.signOut", title: Texts.signOut)

  /// Creates the screen without its content.
  public init() {
    super.init(Self.name)
    for view in [greeting, cover, sections, signOut] { addSubview(view) }
  }
}
