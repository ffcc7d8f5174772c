import SharedModel

/// The input of a modal module that can say how to open it again, and whether closing it loses something.
protocol ModalModuleInput: AnyObject {
  /// The note being written; `nil` unless the module is in sight.
  func obtainDraft() -> NoteDraft?
  /// Whether the user has to be asked before it closes.
  var hasUnsavedChanges: Bool { get }
}
