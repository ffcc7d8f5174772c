import AppDoubles
import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ActionsImpl

struct PlaceViewModelTests {
  private let device = DeviceDouble()
  private let layout = PlaceLayout()
  private let list: LoadedPlaces

  init() {
    list = .loaded()
  }

  private var shown: [String] { layout.subviews.filter { !$0.isHidden }.map(\.accessibilityIdentifier) }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loading() {
    let model = PlaceModel.made(nil, in: list, device)
    model.isLoading = true
    let viewModel = PlaceViewModel(model: model, layout: layout)
    viewModel.refresh()
    #expect(shown == ["place.spinner"])
    #expect(viewModel.title.isEmpty)
  }

  @Test("A place is shown with all that is known of it")
  func place() throws {
    try device.favourites.set(true, id: "fado")
    try device.notes.set("Loud!", for: "fado")
    let viewModel = PlaceViewModel(model: .made(.fado, in: list, device), layout: layout)
    viewModel.refresh()
    #expect(viewModel.title == "Fado")
    #expect(layout.summary.text == "Loud" && layout.quarter.text == "Alfama" && layout.noteText.text == "Loud!")
    #expect(layout.favourite.isOn && layout.spinner.isHidden)
    #expect(shown.count == 6)
  }

  @Test("A part of it is the note alone, hidden where there is none")
  func note() throws {
    let viewModel = PlaceViewModel(model: .made(.fado, in: list, device), layout: layout)
    viewModel.refresh()
    #expect(layout.noteText.isHidden)
    try device.notes.set("Loud!", for: "fado")
    viewModel.refreshNote()
    #expect(!layout.noteText.isHidden && layout.noteText.text == "Loud!")
  }

  @Test("A note on a place that is yet to come is not shown")
  func earlyNote() throws {
    try device.notes.set("Loud!", for: "fado")
    PlaceViewModel(model: .made(nil, in: list, device), layout: layout).refreshNote()
    #expect(layout.noteText.isHidden)
  }

  @Test("What can't be loaded is told in words; that a place is gone is said where it is the place itself")
  func failures() {
    let viewModel = PlaceViewModel(model: .made(nil, in: list, device), layout: layout)
    #expect(viewModel.loadFailure(.notFound) == "This place is no longer in the guide.")
    #expect(viewModel.loadFailure(.offline) == "No connection.")
    #expect(viewModel.nextFailure(.notFound) == "Something went wrong.")
  }

  @Test("While the place that follows is looked for, Next waits")
  func next() {
    let model = PlaceModel.made(.fado, in: list, device)
    let viewModel = PlaceViewModel(model: model, layout: layout)
    model.isFindingNext = true
    viewModel.refreshProgress()
    #expect(layout.spinner.isAnimating && !layout.next.isEnabled)
    model.isFindingNext = false
    viewModel.refreshProgress()
    #expect(!layout.spinner.isAnimating && layout.next.isEnabled)
  }
}
