internal import Foundation

/// How `docc` calls a heading: its words with hyphens between them, without punctuation.
enum SiteAnchor {
  static func anchor(of heading: String) -> String {
    let plain = heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing(/[*`]/, with: "")
    let words = plain.components(separatedBy: .whitespaces.union(CharacterSet(charactersIn: "-–—")))
    let kept = CharacterSet.punctuationCharacters.subtracting(CharacterSet(charactersIn: "-"))
    var anchor = words.filter { !$0.isEmpty }.joined(separator: "-")
    anchor.unicodeScalars.removeAll(where: kept.contains)
    return anchor
  }
}
