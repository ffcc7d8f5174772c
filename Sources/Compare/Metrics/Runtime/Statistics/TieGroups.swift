/// Groups of items that don't differ significantly.
///
/// A may tie with B and B with C while A and C differ. So an item may be in several groups, each as large as it can be,
/// with no two in it that differ; the letters of a compact display after Piepho, "An Algorithm for a Letter-Based
/// Representation of All-Pairwise Comparisons" (Journal of Computational and Graphical Statistics 13, 2004).
package enum TieGroups {
  /// The groups; every item is in at least one.
  /// - Parameters:
  ///   - count: The number of items.
  ///   - differs: Whether two of them differ significantly.
  package static func groups(of count: Int, differs: (Int, Int) -> Bool) -> [[Int]] {
    var groups: [Set<Int>] = count > 0 ? [Set(0..<count)] : []
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1) where differs(first, second) {
        groups = groups.flatMap { group in
          group.isSuperset(of: [first, second]) ? [group.subtracting([first]), group.subtracting([second])] : [group]
        }
        groups = largest(of: groups)
      }
    }
    return groups.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The groups that no other one contains.
  private static func largest(of groups: [Set<Int>]) -> [Set<Int>] {
    Set(groups).filter { group in !groups.contains { $0.isStrictSuperset(of: group) } }
  }
}
