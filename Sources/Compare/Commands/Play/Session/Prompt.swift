import HeadlessUI
import Stories

nonisolated struct Prompt: Hashable, Sendable {
  nonisolated enum Purpose: Hashable, Sendable {
    case field(id: String)
    /// The wording of a step, with one `{string}` or `{int}` for the text.
    case step(String)
    /// An id and, after a space, a name.
    case newName
    case anyStep
    case file
  }

  let label: String
  let purpose: Purpose
  private(set) var text: String

  init(_ label: String, for purpose: Purpose, text: String = "") {
    self.label = label
    self.purpose = purpose
    self.text = text
  }

  /// The action to take, or `nil` if a text is needed and none was typed.
  var intent: PlayIntent? {
    if case .field(let id) = purpose {
      return .take(WalkAction.interact(text.isEmpty ? .clear(id: id) : .type(text: text, id: id)).step)
    }
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    switch purpose {
    case .field, .anyStep: return .take(text)
    case .step(let wording) where wording.contains("{int}"): return .take(wording.replacing("{int}", with: text))
    case .step(let wording): return .take(wording.replacing("{string}", with: Interaction.quoted(text)))
    case .newName:
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      return .take(WalkAction.rename(.place, id: words[0], name: words.count > 1 ? words[1] : "").step)
    case .file: return .save(path: text)
    }
  }

  mutating func press(_ key: Key) {
    switch key {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    case .control("w"):
      let words = text.reversed().drop(while: \.isWhitespace)
      text = String(words.drop { !$0.isWhitespace }.reversed())
    default: break
    }
  }
}

nonisolated enum PlayIntent: Hashable, Sendable {
  case take(String)
  case save(path: String)
  case restart
  case quit
}
