/// One part of the guide as the menu's list shows it.
struct MenuRowViewModel: Hashable {
  let title: String
  let badge: String?
}
