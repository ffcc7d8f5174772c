/// What the purposes of files are called.
enum PurposeWording {
  static func text(_ purpose: LinesResult.Purpose) -> String {
    switch purpose {
    case .app: "the app"
    case .protocols: "protocols alone"
    }
  }
}
