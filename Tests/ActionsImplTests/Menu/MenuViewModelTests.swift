import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct MenuViewModelTests {
  private let device = DeviceDouble()
  private let layout = MenuLayout()
  private let model: MenuModel
  private let viewModel: MenuViewModel

  init() {
    model = MenuModel(user: .mark, favourites: device.favourites)
    viewModel = MenuViewModel(model: model, layout: layout)
  }

  private var cells: [TableViewCell] {
    (0..<viewModel.tableView(layout.sections, numberOfRowsInSection: 0)).map {
      viewModel.tableView(layout.sections, cellForRowAt: IndexPath(row: $0))
    }
  }

  @Test("All of it is greeting, cover and list")
  func all() throws {
    let window = Window()
    window.show(layout)
    layout.sections.dataSource = viewModel
    #expect(window.lines.contains("    “Places”"))
    model.cover = ImageData(name: "cover")
    try device.favourites.set(true, id: "fado")
    viewModel.refresh()
    #expect(
      window.lines.dropFirst() == [
        "  menu.greeting: label “Hello, Mark”", "  menu.cover: image “cover”", "  menu.sections: list, 3 rows",
        "    “Quarters”", "    “Places” badge 1", "    “Reference book”", "  menu.signOut: button “Sign out”",
      ])
  }

  @Test("A part of it is the cover alone")
  func cover() {
    model.cover = ImageData(name: "cover")
    viewModel.refreshCover()
    #expect(layout.cover.image == "cover")
    #expect(layout.greeting.text.isEmpty)
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    #expect(cells.map(\.badge) == [nil, nil, nil])
    try device.favourites.set(true, id: "fado")
    viewModel.refreshSections()
    #expect(cells.map(\.badge) == [nil, "1", nil])
  }

  @Test("Nobody is greeted by name when nobody is signed in")
  func nobody() {
    MenuViewModel(model: MenuModel(user: nil, favourites: device.favourites), layout: layout).refresh()
    #expect(layout.greeting.text.isEmpty)
  }
}
