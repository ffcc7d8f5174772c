import Runtime

/// How the page words times that were compared.
enum TimeWording {
  /// What a comparison comes to.
  static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .slower: "takes longer"
    case .faster: "takes less"
    case .same: "no meaningful difference"
    case .undecided: "undecided"
    }
  }
}
