/// How the parts of a comparison ended, in words.
enum PartWording {
  /// How a part ended.
  static func state(_ state: PartRecord.State) -> String {
    switch state {
    case .complete: "Complete"
    case .skipped: "It wasn’t asked for"
    case .unavailable: "It can’t be had here"
    case .cancelled: "It was begun and not finished"
    case .failed: "Something failed"
    }
  }
}
