/// One part of the guide as the menu's list shows it.
struct MenuRow: Hashable {
  let title: String
  let badge: String?
}
