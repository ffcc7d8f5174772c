/// What takes all screens of the guide away at once.
nonisolated enum WayOut: CaseIterable {
  case expiry
  case signOut
  case link
}

extension DeviceFixture {
  func leave(by way: WayOut) {
    switch way {
    case .expiry: dependencies?.session.expire()
    case .signOut: dependencies?.session.signOut()
    case .link: delegate?.application(open: "guide://quarters")
    }
  }
}
