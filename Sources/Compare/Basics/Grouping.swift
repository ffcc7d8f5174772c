extension Sequence {
  /// Groups elements by a key, in the order in which the keys first occur.
  package func grouped<Key: Equatable, Failure: Error>(
    by key: (Element) throws(Failure) -> Key
  ) throws(Failure) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = try key(element)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
