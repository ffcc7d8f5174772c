/// What takes the screens of the guide from the user, whatever they were waiting for.
nonisolated enum Departure: CaseIterable {
  case expiry, signOut, link

  /// The screens that are shown in their stead.
  var stack: [String] {
    switch self {
    case .expiry, .signOut: ["signIn"]
    case .link: ["menu", "quarters"]
    }
  }
}

extension AppFixture {
  func leave(by departure: Departure) {
    switch departure {
    case .expiry: session.expire()
    case .signOut: session.signOut()
    case .link: open("guide://quarters")
    }
    endTurn()
  }
}
