import SharedModel

// MARK: - What the device stores

extension Stage {
  /// Whether the device has room for changes of what it stores.
  func setWritable(_ isWritable: Bool, _ store: DeviceStore) {
    switch store {
    case .session: session.isWritable = isWritable
    case .savedState: savedState.isWritable = isWritable
    case .favourites: favourites.isWritable = isWritable
    case .notes: notes.isWritable = isWritable
    }
  }
}
