/// One row of the menu, ready to show.
struct MenuRow: Equatable {
  var title: String
  var badge: String?
}
