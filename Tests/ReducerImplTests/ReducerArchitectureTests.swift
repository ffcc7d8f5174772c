import HeadlessUI
import ReducerImpl
import SharedModel
import Testing

struct ReducerArchitectureTests {
  private let architecture = ReducerArchitecture()

  @Test("It says who it is and where its sources are")
  func profile() {
    #expect(architecture.profile.name == "Reducer")
    #expect(architecture.profile.module == "ReducerImpl")
    #expect(architecture.profile.sources.lastPathComponent == "ReducerImpl")
  }

  @Test("Every rule binds a role that exists, and speaks of roles that exist")
  func rules() {
    let roles = Set(architecture.profile.roles.map(\.name))
    #expect(!architecture.profile.rules.isEmpty)
    for rule in architecture.profile.rules {
      #expect(roles.contains(rule.role), "\(rule.statement)")
      for case .role(let name) in rule.mustNotKnow { #expect(roles.contains(name), "\(rule.statement)") }
    }
  }

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
