import Foundation
import SharedModel
import Storyboard

/// Refreshes the outlets of the note's screen from the model.
final class NoteViewModel {
  private let model: NoteModel
  private let layout: NoteLayout

  init(model: NoteModel, layout: NoteLayout) {
    self.model = model
    self.layout = layout
  }

  func refresh() {
    layout.text.text = model.text
    layout.count.text = String(format: Texts.lengthOfLimit, NoteRule.length(of: model.text), NoteRule.limit)
    layout.text.isEnabled = !model.isSaving
    layout.save.isEnabled = model.maySave
    layout.cancel.isEnabled = !model.isSaving
    if model.isSaving { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }
}
