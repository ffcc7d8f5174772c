/// Which lines of a drawing are in view, and which of them has the focus.
nonisolated struct Viewport: Equatable {
  private(set) var focus: Target?
  /// How many lines are above what is in view.
  private(set) var scroll = 0

  /// The focus as it is now possible: where what had it is gone, the row or else the thing nearest to it.
  mutating func settle(on lines: [DrawnLine], height: Int) {
    let targets = lines.compactMap(\.target)
    if let focus, !targets.contains(focus) { self.focus = Self.nearest(to: focus, among: targets) }
    if focus == nil { focus = targets.first }
    clamp(lines, height)
  }

  /// Moves the focus up or down by one; where the next thing isn't near, only what is in view moves.
  mutating func move(down: Bool, on lines: [DrawnLine], height: Int) {
    let indices = lines.indices.filter { lines[$0].target != nil }
    let current = focus.flatMap { focus in lines.firstIndex { $0.target == focus } }
    let next =
      down
      ? indices.first { index in current.map { index > $0 } ?? true }
      : indices.last { index in current.map { index < $0 } ?? true }
    if let next, (scroll - 1...scroll + height).contains(next) {
      focus = lines[next].target
      // Into view, if it isn't.
      scroll = max(min(scroll, next), next - height + 1)
    } else {
      scroll += down ? 1 : -1
    }
    clamp(lines, height)
  }

  /// Moves by a whole view, and focuses on the first thing there.
  mutating func page(down: Bool, on lines: [DrawnLine], height: Int) {
    scroll += (down ? 1 : -1) * max(height - 1, 1)
    clamp(lines, height)
    let inView = lines.indices.dropFirst(scroll).prefix(height)
    if let index = inView.first(where: { lines[$0].target != nil }) { focus = lines[index].target }
  }

  /// Moves to the first thing or the last, with all that stands before or behind it.
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
