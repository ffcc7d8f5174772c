/// The strongly connected components of a graph, found without recursion, so that a long chain can't exhaust the stack.
struct StrongComponents {
  private(set) var components: [[String]] = []

  init(of names: [String], successors: [String: [String]]) {
    let known = Set(names)
    var indices: [String: Int] = [:]
    var lows: [String: Int] = [:]
    var path: [String] = []
    var onPath: Set<String> = []
    for root in names where indices[root] == nil {
      var calls = [(name: root, next: 0)]
      while let (name, next) = calls.last {
        if next == 0 {
          indices[name] = indices.count
          lows[name] = indices[name]
          path.append(name)
          onPath.insert(name)
        }
        let others = successors[name] ?? []
        if next < others.count {
          calls[calls.count - 1].next += 1
          let other = others[next]
          guard known.contains(other) else { continue }
          if indices[other] == nil {
            calls.append((other, 0))
          } else if onPath.contains(other) {
            lows[name] = min(lows[name] ?? 0, indices[other] ?? 0)
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.name { lows[caller] = min(lows[caller] ?? 0, lows[name] ?? 0) }
        guard lows[name] == indices[name] else { continue }
        var component: [String] = []
        while let last = path.popLast() {
          onPath.remove(last)
          component.append(last)
          if last == name { break }
        }
        components.append(component)
      }
    }
  }
}
