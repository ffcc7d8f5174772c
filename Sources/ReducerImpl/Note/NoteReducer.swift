import SharedModel

/// Everything known about a note that is being written.
struct NoteState: Equatable, Identifiable {
  /// Distinguishes the note from any other that was open.
  let id: Int
  let placeID: Place.ID
  var savedText: String?
  /// The text as typed, or `nil` until the user has changed the saved text.
  private var draft: String?
  var isSaving = false

  init(id: Int, draft: NoteDraft) {
    self.id = id
    placeID = draft.placeID
    self.draft = draft.text
  }

  var text: String {
    get { draft ?? savedText ?? "" }
    set { draft = newValue }
  }

  /// True if leaving would lose text, also while it is being saved.
  var isChanged: Bool { NoteRule.isChanged(text, from: savedText) }
  var canSave: Bool { !isSaving && NoteRule.maySave(text, over: savedText) }
}

/// Everything that can happen to a note.
enum NoteAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case alertNeeded(AlertState<NoteAction>)
    /// The note was saved, left unchanged or discarded.
    case finished
    /// The note's place is no longer in the guide, and the user has agreed to leave.
    case placeGone
  }

  case viewDidLoad
  case savedTextRead(String?)
  case textChanged(String)
  case saveTapped
  /// With an error if saving has failed.
  case saveEnded(ServiceError?)
  case cancelTapped
  case swipedDown
  /// The user has swiped the note down; it has disappeared already.
  case dismissed
  case delegate(Delegate)
}

/// Edits and saves the note about a place. The guide opens and closes it.
struct NoteReducer: Reducer {
  private enum EffectName { case save }

  let notes: Notes
  let service: any NoteService

  func reduce(into state: inout NoteState, action: NoteAction) -> Effect<NoteAction> {
    switch action {
    case .viewDidLoad:
      return .perform { [notes, placeID = state.placeID] send in send(.savedTextRead(notes.text(for: placeID))) }
    case .savedTextRead(let text):
      state.savedText = text
    case .textChanged(let text):
      state.text = text
    case .saveTapped:
      return save(&state)
    case .saveEnded(let error):
      state.isSaving = false
      return .send(.delegate(outcome(of: error)))
    case .cancelTapped:
      return .send(.delegate(state.isChanged ? .alertNeeded(.discardChanges(.delegate(.finished))) : .finished))
    case .swipedDown:
      if !state.isSaving { return .send(.cancelTapped) }
    case .dismissed:
      return .send(.delegate(.finished))
    case .delegate:
      break
    }
    return .none
  }

  private func save(_ state: inout NoteState) -> Effect<NoteAction> {
    guard state.canSave else { return .none }
    state.isSaving = true
    return .run(id: EffectName.save) { [service, text = NoteRule.trimmed(state.text), placeID = state.placeID] send in
      service.saveNote(text, placeID: placeID) { result in
        switch result {
        case .success: send(.saveEnded(nil))
        case .failure(let error): send(.saveEnded(error))
        }
      }
    }
  }

  private func outcome(of error: ServiceError?) -> NoteAction.Delegate {
    switch error {
    case nil: .finished
    case .notFound: .alertNeeded(AlertState(Texts.placeGone, ok: .delegate(.placeGone)))
    case .offline, .serverError, .unauthorised: .alertNeeded(AlertState(Texts.noteNotSaved))
    }
  }
}

extension AlertState {
  /// Asks whether to discard a changed note.
  static func discardChanges(_ discarded: Action) -> AlertState {
    AlertState(
      Texts.discardChanges,
      buttons: [Button(title: Texts.discard, action: discarded), Button(title: Texts.keepEditing)])
  }
}
