extension WalkFinding {
  /// What is wrong, line by line.
  nonisolated public var lines: [String] {
    switch self {
    case .divergence(let divergence): divergence.lines
    case .refused(let problems): problems.map { "\($0.architecture): \($0.message)" }
    case .endlessSpinner(let name, let id):
      ["\(name): “\(id)” turns, but nothing is due and every request was answered."]
    case .wrongFavourites(let name, let shown, let stored):
      ["\(name): the screen shows \(shown), the store holds \(stored)."]
    case .otherScreens(let name, let before, let after):
      [
        "\(name): before the kill the stack was \(before.joined(separator: ", ")), "
          + "after it \(after.joined(separator: ", "))."
      ]
    case .leftBehind(let name, let message): ["\(name): \(message)"]
    }
  }
}
