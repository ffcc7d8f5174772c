import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct AppControllerSegueTests {
  private let device = DeviceDouble()
  private let delegate = StateDelegateSpy()
  private let segue: any AppControllerSegue = MenuToPlacesSegue()

  private var menu: MenuControllerState {
    MenuControllerState(MenuMemento(), sharing: SharedObjects(app: device.dependencies), delegate: delegate)
  }
  private var book: ReferenceControllerState {
    ReferenceControllerState(ReferenceMemento(), service: device.articles, delegate: delegate)
  }

  @Test("Known as any segue, it takes its own source and no other")
  func memento() {
    #expect(segue.memento(from: menu, sender: ()) is PlacesMemento)
    #expect(segue.memento(from: book, sender: ()) == nil)
  }

  @Test("It takes what it knows how to hand over and nothing else")
  func sender() {
    let segue: any AppControllerSegue = ReferenceToArticleSegue()
    #expect(segue.memento(from: book, sender: Article.hills) is ArticleMemento)
    #expect(segue.memento(from: book, sender: "hills") == nil)
    #expect(segue.memento(from: book, sender: ()) == nil)
  }

  @Test("Most have nothing to hand back")
  func unwind() throws {
    let memento = PlacesMemento(title: "Places", query: PlaceQuery())
    let places = PlacesControllerState(memento, sharing: SharedObjects(app: device.dependencies), delegate: delegate)
    segue.unwind(from: places, to: menu)
    segue.unwind(from: menu, to: book)
    #expect(delegate.events.isEmpty)
  }
}
