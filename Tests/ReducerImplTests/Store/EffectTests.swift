import SharedModel
import Testing

@testable import ReducerImpl

struct EffectTests {
  /// The effect's work, and the actions it sends at once, in words.
  private func steps(of effect: Effect<String>) -> [String] {
    effect.steps.flatMap { step -> [String] in
      switch step {
      case .perform(let work):
        var sent: [String] = []
        work { sent.append($0) }
        return sent
      case .run(let id, let answersOnce, let work):
        var words = [answersOnce ? "run" : "follow"]
        _ = work { words.append($0) }
        return id == EffectID("id") ? words : words + ["of another"]
      case .cancel(let id):
        return id == EffectID("id") ? ["cancel"] : ["cancel another"]
      }
    }
  }

  private let answering: (@escaping Effect<String>.Send) -> Cancellable = {
    $0("answer")
    return Cancellable {}
  }

  @Test("Nothing is to be done")
  func none() {
    #expect(steps(of: .none).isEmpty)
  }

  @Test("Several are done in their order")
  func merge() {
    let effects: [Effect<String>] = [
      .send("first"), .run(id: "id", answering), .follow(id: "id", answering), .cancel(id: "id"),
    ]
    #expect(steps(of: .merge(effects)) == ["first", "run", "answer", "follow", "answer", "cancel"])
  }

  @Test("A parent knows all that is sent by its own actions")
  func map() {
    let effect = Effect.merge(
      .send(1),
      .run(id: "id") { send in
        send(2)
        return nil
      }, .cancel(id: "id"))
    #expect(steps(of: effect.map { "\($0)" }) == ["1", "run", "2", "cancel"])
  }

  @Test("What belongs to one of several has an id of its own")
  func owned() {
    let effect = Effect.merge(.send("sent"), .follow(id: "id", answering), .cancel(id: "id")).owned(by: "left")
    #expect(steps(of: effect) == ["sent", "follow", "answer", "of another", "cancel another"])
  }

  @Test("An id belongs to itself and to its owners, and to nobody else")
  func ids() {
    let id = EffectID("load").within("left").within("app")
    #expect(id.belongs(to: id))
    #expect(id.belongs(to: EffectID("app")) && id.belongs(to: EffectID("left").within("app")))
    #expect(!id.belongs(to: EffectID("left")) && !EffectID("app").belongs(to: id))
    #expect(!id.belongs(to: EffectID("right").within("app")))
  }
}
