/// The visible part of a drawing, and the focus in it.
nonisolated struct Viewport: Equatable {
  private(set) var focus: Target?
  /// The number of lines above the view.
  private(set) var scroll = 0

  /// Adapts to a new drawing: if the focused target is gone, the nearest row gets the focus, or else the first target.
  mutating func settle(on lines: [DrawnLine], height: Int) {
    let targets = lines.compactMap(\.target)
    if let focus, !targets.contains(focus) { self.focus = Self.nearest(to: focus, among: targets) }
    if focus == nil { focus = targets.first }
    clamp(lines, height)
  }

  /// Handles the keys that move the focus or scroll, and returns whether this is one of them.
  mutating func press(_ key: Key, on lines: [DrawnLine], height: Int) -> Bool {
    switch key {
    case .up, .backTab, .scalar("k"): move(down: false, on: lines, height: height)
    case .down, .tab, .scalar("j"): move(down: true, on: lines, height: height)
    case .pageUp: page(down: false, on: lines, height: height)
    case .pageDown: page(down: true, on: lines, height: height)
    case .home: jump(toEnd: false, on: lines, height: height)
    case .end: jump(toEnd: true, on: lines, height: height)
    default: return false
    }
    return true
  }

  /// Moves the focus by one target, or scrolls by a line if the next target isn't near.
  mutating func move(down: Bool, on lines: [DrawnLine], height: Int) {
    let indices = lines.indices.filter { lines[$0].target != nil }
    let current = focus.flatMap { focus in lines.firstIndex { $0.target == focus } }
    let next =
      down
      ? indices.first { index in current.map { index > $0 } ?? true }
      : indices.last { index in current.map { index < $0 } ?? true }
    if let next, (scroll - 1...scroll + height).contains(next) {
      focus = lines[next].target
      scroll = max(min(scroll, next), next - height + 1)
    } else {
      scroll += down ? 1 : -1
    }
    clamp(lines, height)
  }

  mutating func page(down: Bool, on lines: [DrawnLine], height: Int) {
    scroll += (down ? 1 : -1) * max(height - 1, 1)
    clamp(lines, height)
    let inView = lines.indices.dropFirst(scroll).prefix(height)
    if let index = inView.first(where: { lines[$0].target != nil }) { focus = lines[index].target }
  }

  mutating func jump(toEnd: Bool, on lines: [DrawnLine], height: Int) {
    let targets = lines.compactMap(\.target)
    focus = toEnd ? targets.last : targets.first
    scroll = toEnd ? lines.count : 0
    clamp(lines, height)
  }

  func visible(of lines: [DrawnLine], height: Int) -> [DrawnLine] {
    lines.dropFirst(scroll).prefix(height).map { line in
      guard let target = line.target, target == focus else { return line }
      return DrawnLine("▸ \(line.text.dropFirst(2))", .focused, target: target)
    }
  }

  func linesBelow(of lines: [DrawnLine], height: Int) -> Int { max(lines.count - scroll - height, 0) }

  private mutating func clamp(_ lines: [DrawnLine], _ height: Int) {
    scroll = max(min(scroll, lines.count - height), 0)
  }

  private static func nearest(to focus: Target, among targets: [Target]) -> Target? {
    guard case .row(let number, let list) = focus else { return nil }
    return targets.last { target in
      if case .row(let other, list) = target { other <= number } else { false }
    }
  }
}
