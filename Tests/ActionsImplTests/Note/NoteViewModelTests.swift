import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct NoteViewModelTests {
  private let layout = NoteLayout()
  private let model = NoteModel(placeID: "fado", text: " Loud! ", notes: DeviceDouble().notes)

  private func refresh() {
    NoteViewModel(model: model, layout: layout).refresh()
  }

  @Test("The trimmed text is counted")
  func count() {
    refresh()
    #expect(layout.text.text == " Loud! ")
    #expect(layout.count.text == "5/140")
    #expect(layout.text.isEnabled && layout.save.isEnabled && layout.cancel.isEnabled)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() {
    model.isSaving = true
    refresh()
    #expect(!layout.text.isEnabled && !layout.save.isEnabled && !layout.cancel.isEnabled)
    #expect(layout.spinner.isAnimating)
    model.isSaving = false
    refresh()
    #expect(!layout.spinner.isAnimating)
  }
}
