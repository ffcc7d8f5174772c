/// An event that closes all screens of the guide, whatever they are waiting for.
nonisolated enum Departure: CaseIterable {
  case expiry, signOut, link

  /// The screens that are shown instead.
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
    case .expiry: self.session.expire()
    case .signOut: self.session.signOut()
    case .link: open("guide://quarters")
    }
    endTurn()
  }
}
