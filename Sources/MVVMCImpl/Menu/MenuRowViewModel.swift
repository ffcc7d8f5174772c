/// A part of the guide as the menu shows it.
struct MenuRowViewModel: Hashable {
  let title: String
  let badge: String?
}
