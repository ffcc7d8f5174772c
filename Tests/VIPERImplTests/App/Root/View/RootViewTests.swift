import HeadlessUI
import Testing

@testable import VIPERImpl

struct RootViewTests {
  private let window = Window()
  private let output = RootViewOutputDouble()
  private let view: RootView

  init() {
    view = RootView(window: window, output: output)
  }

  private var shownStack: [String] { window.snapshot.stack.map(\.name) }

  @Test("A screen of its own is shown and told")
  func screen() {
    view.show(ViewController(nibName: "signIn"))
    #expect(shownStack == ["signIn"])
    #expect(output.shownScreens == ["signIn"])
    #expect(view.obtainStackedModules().isEmpty && view.obtainTopScreenName() == nil)
  }

  @Test("Of a stack the top screen is told, and each screen that comes into sight later")
  func stack() {
    let screens = [ViewController(nibName: "menu"), ViewController(nibName: "quarters")]
    view.showStack(screens)
    screens[0].navigationController?.popViewController()
    #expect(output.shownScreens == ["quarters", "menu"])
    #expect(view.obtainTopScreenName() == "menu")
  }

  @Test("A stack that is replaced stays in the window, and what lay over it is closed")
  func replacing() {
    view.showStack([ViewController(nibName: "menu")])
    let root = window.rootViewController
    view.presentAlert(AlertController(title: "Hello"))
    #expect(window.snapshot.alert?.title == "Hello")
    view.replaceStack([ViewController(nibName: "menu"), ViewController(nibName: "quarters")])
    #expect(window.snapshot.alert == nil)
    #expect(shownStack == ["menu", "quarters"])
    #expect(window.rootViewController === root)
    #expect(output.shownScreens == ["menu", "quarters"])
  }

  @Test("A screen of its own takes the stack away")
  func leavingTheStack() {
    view.showStack([ViewController(nibName: "menu")])
    view.show(ViewController(nibName: "signIn"))
    #expect(shownStack == ["signIn"])
    #expect(view.obtainStackedModules().isEmpty && view.obtainTopScreenName() == nil)
  }

  @Test("An alert lies over whatever is there, unless there is one already")
  func alert() {
    view.show(ViewController(nibName: "signIn"))
    view.presentAlert(AlertController(title: "Hello"))
    view.presentAlert(AlertController(title: "Hello again"))
    #expect(window.snapshot.alert?.title == "Hello")
  }

  @Test("It leads to the modules above the menu, and to the modal one in front")
  func modules() throws {
    let place = PlaceViewController(output: PlaceViewOutputDouble())
    let placeInput = PlaceModuleInputDouble()
    place.moduleInput = placeInput
    view.showStack([ViewController(nibName: "menu"), place])
    #expect(view.obtainStackedModules().count == 1 && view.obtainStackedModules().first === placeInput)
    #expect(view.obtainModalModule() == nil && view.obtainModalScreenName() == nil)
    let note = NoteViewController(output: NoteViewOutputDouble())
    let noteInput = NoteModuleInputDouble()
    note.moduleInput = noteInput
    place.present(note)
    #expect(view.obtainModalModule() === noteInput && view.obtainModalScreenName() == "note")
  }
}
