import Stories

/// A line of text that is being typed.
nonisolated struct Prompt: Hashable, Sendable {
  nonisolated enum Purpose: Hashable, Sendable {
    case field(id: String)
    case milliseconds
    case delay(service: String)
    case link
    case favourite, noFavourite, removedPlace, returnedPlace
    /// An id and, behind a space, a name.
    case renamedPlace
    case places
    case step
    case file
  }

  var purpose: Purpose
  private(set) var text: String

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
  }

  var label: String {
    switch purpose {
    case .field(let id): id
    case .milliseconds: "Milliseconds that pass"
    case .delay(let service): "Milliseconds until “\(service)” answers"
    case .link: "Link"
    case .favourite: "Id of the place that is a favourite"
    case .noFavourite: "Id of the place that is none"
    case .removedPlace: "Id of the place that is removed from the guide"
    case .returnedPlace: "Id of the place that is back in the guide"
    case .renamedPlace: "Id of the place, and what it is called"
    case .places: "How many places in the guide"
    case .step: "Step"
    case .file: "Save as"
    }
  }

  /// What is meant by the text; nil when nothing was typed where something is needed.
  var intent: PlayIntent? {
    if case .field = purpose {} else if text.allSatisfy(\.isWhitespace) { return nil }
    return switch purpose {
    case .field(let id): take(text.isEmpty ? .interact(.clear(id: id)) : .interact(.type(text: text, id: id)))
    case .milliseconds: .take("\(text) ms pass")
    case .delay(let service): .take("the service \"\(service)\" answers after \(text) ms")
    case .link: take(.interact(.open(link: text)))
    case .favourite: take(.setFavourite(true, placeID: text))
    case .noFavourite: take(.setFavourite(false, placeID: text))
    case .removedPlace: take(.remove(.place, id: text))
    case .returnedPlace: take(.putBack(.place, id: text))
    case .renamedPlace: rename
    case .places: .take("\(text) places in the guide")
    case .step: .take(text)
    case .file: .save(path: text)
    }
  }

  mutating func press(_ key: Key) {
    switch key {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .paste(let pasted):
      text.unicodeScalars.append(contentsOf: pasted.unicodeScalars.filter { $0.properties.generalCategory != .control })
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    case .control("w"):
      let words = text.reversed().drop(while: \.isWhitespace)
      text = String(words.drop { !$0.isWhitespace }.reversed())
    default: break
    }
  }

  private var rename: PlayIntent {
    let words = text.split(separator: " ", maxSplits: 1)
    return take(.rename(.place, id: String(words[0]), name: words.count > 1 ? String(words[1]) : ""))
  }

  private func take(_ action: WalkAction) -> PlayIntent { .take(action.step) }
}

/// What somebody wants who has pressed a key.
nonisolated enum PlayIntent: Hashable, Sendable {
  case take(String)
  case save(path: String)
  case restart
  case quit
}
