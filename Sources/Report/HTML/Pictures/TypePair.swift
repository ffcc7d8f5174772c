/// Two types, or two roles, of which the first refers to the second.
struct TypePair: Hashable {
  let from: String
  let to: String
}
