extension StoreError: CustomStringConvertible {
  /// The file, the problem and its consequence.
  public var description: String {
    switch self {
    case .damaged(let file, let flaw, let remains):
      "\(file) is damaged: \(flaw). \(remains)"
    case .newerVersion(let file, let found, let supported, let remains):
      "\(file) is of version \(found), and this app reads none newer than \(supported). \(remains)"
    case .unreadable(let file, let cause):
      "\(file) can't be read: \(cause). The app starts without it, and saves nothing there until it can be read "
        + "or is moved away."
    case .notWritable(let file, let cause):
      "\(file) can't be written: \(cause). Its old content is untouched; make it writable and save again."
    }
  }
}

extension StoreError.Remains: CustomStringConvertible {
  /// A sentence on the state of the file and how the app continues.
  public var description: String {
    switch self {
    case .keptAs(let file):
      "It is kept as \(file), and the app starts without it."
    case .inPlace(let cause):
      "It can't be set aside (\(cause)): the app starts without it, and saves nothing there until the file is "
        + "moved or removed."
    }
  }
}
