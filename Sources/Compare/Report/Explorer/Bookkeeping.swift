import Results

/// The boilerplate calls of a step. Hiding them leaves the path from the tap to the screen.
struct Bookkeeping {
  static let definition =
    "Folded away are properties that are read or set, values that are made, lists that ask how many rows there are, functions of "
    + "one line that only call one other, and everything that saves the navigation state."

  /// A call in the list; its callees follow it, one level deeper.
  struct Row: Equatable {
    let depth: Int
    let function: Int
    let times: Int
    var isBookkeeping: Bool
  }

  private let functions: [TraceResult.Function]
  private let isSmall: [Bool]
  private let isOneLine: [Bool]
  private let namesSavedState: [Bool]

  init(_ functions: [TraceResult.Function], in units: [TraceResult.Source.Unit?]) {
    self.functions = functions
    isSmall = functions.map { function in
      [.getter, .setter, .initialiser].contains(function.kind) || function.name.contains(#/[nN]umberOf(Rows|Sections)/#)
    }
    isOneLine = units.map { $0.map { $0.last - $0.first <= 2 } ?? false }
    namesSavedState = units.map { $0?.namesSavedState ?? false }
  }

  func rows(of calls: [TraceResult.Call]) -> [Row] {
    var rows: [Row] = []
    for tree in CallTree.all(calls) { add(tree, depth: 0, to: &rows) }
    return rows
  }

  /// - Returns: Whether the call makes an object, and whether all of it serves to save the navigation state.
  @discardableResult
  private func add(_ tree: CallTree, depth: Int, to rows: inout [Row]) -> (makes: Bool, saves: Bool) {
    let function = functions[tree.function]
    let place = rows.count
    // The first call of a step is the user's or the system's.
    let passesOn = depth > 0 && isOneLine[tree.function] && tree.calls.count == 1 && function.kind == .function
    rows.append(
      Row(depth: depth, function: tree.function, times: tree.times, isBookkeeping: isSmall[tree.function] || passesOn))
    let below = tree.calls.map { call in
      let result = add(call, depth: depth + 1, to: &rows)
      return (makes: result.makes, saves: result.saves, isSmall: isSmall[call.function])
    }
    let makes = function.kind == .construction || below.contains(where: \.makes)
    let saves =
      !makes
      && (namesSavedState[tree.function]
        || below.contains(where: \.saves) && below.allSatisfy { $0.saves || $0.isSmall })
    if saves { for index in place..<rows.count { rows[index].isBookkeeping = true } }
    return (makes, saves)
  }
}
