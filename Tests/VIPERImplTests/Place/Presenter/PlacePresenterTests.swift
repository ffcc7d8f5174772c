import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacePresenterTests {
  let view = PlaceViewDouble()
  let interactor = PlaceInteractorDouble()
  let router = PlaceRouterDouble()
  let presenter: PlacePresenter

  init() {
    presenter = PlacePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  func open() {
    presenter.configureModule(place: PlaceItem.maat)
    presenter.didTriggerViewReady()
    presenter.didTriggerViewWillAppear()
  }

  func openByID() {
    presenter.configureModule(placeID: "maat")
    presenter.didTriggerViewReady()
    presenter.didTriggerViewWillAppear()
  }

  // MARK: - Loading

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func loadFails(error: ServiceError, text: String) {
    openByID()
    presenter.didFailToObtainPlace(error)
    #expect(!view.isSpinning && view.place == nil)
    #expect(router.calls == [.alertOverPlace(text)])
    router.confirmAlertOverPlace?()
    #expect(router.calls.last == .close && !interactor.calls.contains(.remove("maat")))
  }

  @Test("A place that is gone when it is loaded also loses its row")
  func gone() {
    openByID()
    presenter.didFailToObtainPlace(.notFound)
    #expect(router.calls == [.alertOverPlace("This place is no longer in the guide.")])
    #expect(!interactor.calls.contains(.remove("maat")))
    router.confirmAlertOverPlace?()
    #expect(router.calls.last == .close && interactor.calls.last == .remove("maat"))
  }

  @Test("After a failed load the place is obtained when it next appears")
  func loadsAgain() {
    openByID()
    presenter.didFailToObtainPlace(.offline)
    #expect(!view.isSpinning)
    presenter.didTriggerViewWillAppear()
    presenter.didTriggerViewWillAppear()
    #expect(view.isSpinning && interactor.calls.filter { $0 == .place("maat") }.count == 2)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loading() {
    openByID()
    presenter.didObtainFavourite(true)
    presenter.didObtainNote("Go early")
    #expect(view.isSpinning && view.title == "" && view.place == nil)
    #expect(interactor.calls == [.favourite("maat"), .note("maat"), .place("maat")])
    presenter.didObtainPlace(PlaceItem.maat)
    #expect(!view.isSpinning && view.title == "MAAT")
    #expect(
      view.place
        == PlaceViewModel(
          summary: "White", quarter: "Belém", noteText: "Go early", isFavourite: true, canGoOn: true))
  }

  @Test("Given by a list it is shown at once, without a request")
  func fromList() {
    open()
    #expect(view.title == "MAAT" && !view.isSpinning)
    #expect(interactor.calls == [.favourite("maat"), .note("maat")])
    let place = PlaceViewModel(
      summary: "White", quarter: "Belém", noteText: nil, isFavourite: false, canGoOn: true)
    #expect(view.place == place)
  }

  @Test("It is part of the navigation state", arguments: [true, false])
  func savedScreen(byID: Bool) {
    if byID { openByID() } else { open() }
    #expect(presenter.obtainSavedScreen() == .place(id: "maat"))
  }

  // MARK: - Favourite and note

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .serverError])
  func favouriteFails(error: ServiceError) {
    open()
    presenter.didFailToSaveFavourite(error)
    #expect(router.calls == [.alert("Couldn't save the favourite.")])
    router.confirmAlert?()
    #expect(router.calls.count == 1 && !interactor.calls.contains(.remove("maat")))
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func favouriteOfGonePlace() {
    open()
    presenter.didFailToSaveFavourite(.notFound)
    #expect(router.calls == [.alert("This place is no longer in the guide.")])
    router.confirmAlert?()
    #expect(router.calls.last == .close && interactor.calls.last == .remove("maat"))
  }

  @Test("Out of sight a refused favourite is not told", arguments: [ServiceError.offline, .notFound])
  func outOfSight(error: ServiceError) {
    open()
    presenter.didTriggerViewDidDisappear()
    presenter.didFailToSaveFavourite(error)
    #expect(router.calls.isEmpty)
    presenter.didTriggerViewWillAppear()
    presenter.didFailToSaveFavourite(error)
    #expect(router.calls.count == 1)
  }

  @Test("Toggling shows the favourite at once, and sends it")
  func favourite() {
    open()
    presenter.didToggleFavourite(true)
    #expect(interactor.calls.last == .setFavourite(true, "maat"))
    presenter.didObtainFavourite(true)
    #expect(view.place?.isFavourite == true)
    presenter.didObtainFavourite(false)
    #expect(view.place?.isFavourite == false)
  }

  @Test("The note is opened, and its text follows")
  func note() {
    open()
    presenter.didTapNote()
    #expect(router.calls == [.note("maat", text: nil)] && router.noteOutput === presenter)
    presenter.didObtainNote("Go early")
    #expect(
      view.place
        == PlaceViewModel(
          summary: "White", quarter: "Belém", noteText: "Go early", isFavourite: false, canGoOn: true))
    presenter.didObtainNote(nil)
    #expect(view.place != nil && view.place?.noteText == nil)
  }

  @Test("A note that is restored opens with the text it had")
  func restoredNote() {
    openByID()
    presenter.openNote(text: "x")
    #expect(router.calls == [.note("maat", text: "x")] && router.noteOutput === presenter)
  }

  @Test("When the note finds the place gone, the row goes and the screen is left")
  func goneByNote() {
    open()
    presenter.noteModuleDidFindPlaceGone()
    #expect(interactor.calls.last == .remove("maat") && router.calls == [.close])
  }

  // MARK: - Next

  @Test(
    "A failed Next is told, and changes nothing else",
    arguments: [(ServiceError.offline, "No connection."), (.notFound, "Something went wrong.")])
  func nextFails(error: ServiceError, text: String) {
    open()
    presenter.didTapNext()
    presenter.didFailToObtainNextPlace(error)
    #expect(!view.isSpinning && view.place?.canGoOn == true && router.calls == [.alert(text)])
    router.confirmAlert?()
    #expect(router.calls.count == 1)
  }

  @Test("Opening the note drops Next", arguments: [nil, "x"])
  func noteDropsNext(text: String?) {
    open()
    presenter.didTapNext()
    presenter.openNote(text: text)
    #expect(interactor.calls.last == .cancelNext && router.calls == [.note("maat", text: text)])
    #expect(!view.isSpinning && view.place?.canGoOn == true)
  }

  @Test("A place that is gone drops Next")
  func goneDropsNext() {
    open()
    presenter.didTapNext()
    presenter.didFailToSaveFavourite(.offline)
    #expect(!interactor.calls.contains(.cancelNext) && view.isSpinning)
    presenter.didFailToSaveFavourite(.notFound)
    #expect(interactor.calls.last == .cancelNext && !view.isSpinning && view.place?.canGoOn == true)
  }

  @Test("While Next is not waited for there is nothing to drop; a place that loads goes on loading")
  func nothingToDrop() {
    openByID()
    presenter.openNote(text: "x")
    #expect(!interactor.calls.contains(.cancelNext) && view.isSpinning && view.place == nil)
    presenter.didFailToObtainPlace(.notFound)
    #expect(!interactor.calls.contains(.cancelNext))
  }

  @Test("After the last place that is said")
  func last() {
    open()
    presenter.didTapNext()
    presenter.didReachLastPlace()
    #expect(!view.isSpinning && view.place?.canGoOn == true && router.calls == [.alert("This is the last place.")])
    router.confirmAlert?()
    #expect(router.calls.count == 1)
  }

  @Test("Next leads to the place that follows")
  func next() {
    open()
    presenter.didTapNext()
    #expect(interactor.calls.last == .next("maat") && view.isSpinning && view.place?.canGoOn == false)
    presenter.didObtainFavourite(true)
    #expect(view.place?.canGoOn == false)
    presenter.didObtainNextPlace(PlaceItem.aljube)
    #expect(!view.isSpinning && view.place?.canGoOn == true)
    #expect(router.calls == [.place(PlaceItem.aljube)])
  }
}
