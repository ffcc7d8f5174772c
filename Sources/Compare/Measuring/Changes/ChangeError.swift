import Metrics

nonisolated package enum ChangeError: Error, Equatable {
  case noRequests(folder: String)
  case noWish(file: String)
  case noPatch(request: String, architecture: String)
  case unreadable(file: String)
  case patch(String, PatchError)
  case touchesOthers(place: String, path: String, architecture: String, folders: [String])
  case nothingInItsPlace(place: String)
  case noSeed(place: String)
  case noEffects(file: String)
  case folderInUse(String)
  case noPackage(folder: String)
  case noTask(folder: String)
  case judgedByItself(folder: String)
  case nothingToMerge
  case unresolved(pair: String, path: String)
  case nothingChanged(folder: String, architecture: String)
}

extension ChangeError {
  /// The file, with a line if known, or `nil` if the error isn't about a file.
  nonisolated var place: String? {
    switch self {
    case .noWish(let file), .unreadable(let file), .noEffects(let file): file
    case .patch(let place, _), .touchesOthers(let place, _, _, _), .nothingInItsPlace(let place),
      .noSeed(let place):
      place
    case .noRequests, .noPatch, .folderInUse, .noPackage, .noTask, .judgedByItself, .nothingToMerge, .unresolved,
      .nothingChanged:
      nil
    }
  }

  nonisolated var reason: String {
    switch self {
    case .noRequests(let folder):
      "No change requests: no folder in \(folder) has a request.md. Run compare in a checkout that has some."
    case .noWish: "the client's words are missing; write them as *“…”*."
    case .noPatch(let request, let architecture):
      "\(architecture) has no patch for \(request). To make one: compare changes apply \(request) --into DIR, "
        + "then compare changes record \(request) --architecture \(architecture) --from DIR."
    case .unreadable: "this can't be read as text in UTF-8; save it as that."
    case .patch(_, let error): "\(error)"
    case .touchesOthers(_, let path, let architecture, let folders):
      "\(path) isn't \(architecture)'s to change: a patch keeps to \(folders.joined(separator: " and ")). "
        + "Put whatever all implementations need into given.patch."
    case .nothingInItsPlace:
      "a superseded story needs its replacement; write “STORY → REPLACEMENT”."
    case .noSeed: "a seed needs an implementation and types of it; write “NAME: TYPE, TYPE”."
    case .noEffects:
      "this isn't what “compare changes” records; take it away, and measure again."
    case .folderInUse(let folder): "\(folder) is there already, and isn't an empty folder; name another with --into."
    case .noPackage(let folder):
      "\(folder) holds no package that “compare changes” has copied: it has no Package.swift. "
        + "Name another one with --from."
    case .noTask(let folder):
      "\(folder) has no TASK.md whose first line names a request and an implementation of this checkout. "
        + "To make such a folder: compare changes practise REQUEST --architecture NAME --into DIR."
    case .judgedByItself(let folder):
      "\(folder) is the package of this very program. Run judge in the checkout that TASK.md names."
    case .nothingToMerge: "Fewer than two change requests have stories, so there is nothing to merge."
    case .unresolved(let pair, let path):
      "\(pair): git can't merge the common patches in \(path). Merge them by hand, and put the lines that replace each "
        + "conflict into \(Resolutions.file), below “@@ \(pair) \(path)”."
    case .nothingChanged(let folder, let architecture):
      "In \(folder) nothing of \(architecture) is changed yet."
    }
  }
}

// MARK: - CustomStringConvertible

extension ChangeError: CustomStringConvertible {
  nonisolated package var description: String { place.map { "\($0): \(reason)" } ?? reason }
}
