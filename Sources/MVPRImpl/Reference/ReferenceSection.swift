/// One section of the reference book, ready to show: its heading and the titles under it.
struct ReferenceSection: Equatable {
  var title: String
  var rows: [String]
}
