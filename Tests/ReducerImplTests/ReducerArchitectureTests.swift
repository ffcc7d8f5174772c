import HeadlessUI
import ReducerImpl
import SharedModel
import Testing

struct ReducerArchitectureTests {
  private let architecture = ReducerArchitecture()

  @Test("What rules forbid of the model is there")
  func forbidden() {
    let types: [Any.Type] = [
      AppDependencies.self, (any QuartersService).self, Favourites.self, Notes.self, Session.self, ImageCache.self,
    ]
    for case .types(let endings, let module) in architecture.profile.rules.flatMap(\.mustNotKnow) {
      #expect(module == "SharedModel")
      for ending in endings {
        #expect(!ending.isEmpty && types.contains { String(describing: $0).hasSuffix(ending) }, "\(ending)")
      }
    }
  }
}
