extension JSONFlaw: CustomStringConvertible {
  /// The end of a sentence, without a full stop.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .truncated(let bytes): "it breaks off after \(bytes) bytes"
    case .notJSON(let detail): "it is not JSON (\(Self.clause(detail)))"
    case .wrongShape("", let detail): "its content has another shape (\(Self.clause(detail)))"
    case .wrongShape(let path, let detail): "its content has another shape at \(path) (\(Self.clause(detail)))"
    }
  }

  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
