import HeadlessUI
import MadeFacts
import Measuring
import Metrics
import Testing

/// The rules that RIBs' proponents would write first, for types as Uber's tutorial lays them out: a folder for each RIB,
/// base classes named like their roles, and an interactor's contracts in its own file.
struct RIBsRulesTests {
  private static let base = "Sources/RIBs/Base"
  private static let parts = ["LoggedIn", "Menu", "Place"]
  private let profile = ArchitectureProfile(
    name: "RIBs", idea: "A tree of RIBs.",
    roles: [
      .init("Base", duty: "Is what all RIBs inherit.", types: ["Builder", "Component", "Router"]),
      .init("Interactor", duty: "Decides.", suffixes: ["Interactor"]),
      .init("Router", duty: "Attaches children.", suffixes: ["Router"]),
      .init("Builder", duty: "Builds a RIB.", suffixes: ["Builder"]),
      .init("Component", duty: "Holds dependencies.", suffixes: ["Component"]),
      .init("Listener", duty: "Hears a child.", suffixes: ["Listener"]),
    ], rules: [], module: "RIBs/RIBs.swift")
  private var facts = IndexedModules()

  init() {
    facts.add("View", of: "HeadlessUI", in: "Sources/HeadlessUI/View.swift")
    facts.add("BaseProtocol", of: "RIBs", in: "\(Self.base)/BaseProtocol.swift")
    for name in ["Interactor", "Router", "Builder", "Component"] {
      facts.add(name, of: "RIBs", in: "\(Self.base)/\(name).swift", inheriting: ["BaseProtocol"])
    }
    facts.add("PresentableInteractor", of: "RIBs", in: "\(Self.base)/Interactor.swift", inheriting: ["Interactor"])
    for part in Self.parts {
      facts.add("\(part)Listener", of: "RIBs", in: file(part, "Interactor"))
      facts.add("\(part)Interactor", of: "RIBs", in: file(part, "Interactor"), inheriting: ["PresentableInteractor"])
      for role in ["Router", "Builder", "Component"] {
        facts.add("\(part)\(role)", of: "RIBs", in: file(part, role), inheriting: [role])
      }
      facts.add(referenceFrom: "\(part)Interactor", of: "RIBs", to: "Interactor.f", in: file(part, "Interactor"))
      facts.add(referenceFrom: "\(part)Interactor", of: "RIBs", to: "\(part)Listener", in: file(part, "Interactor"))
      facts.add(referenceFrom: "\(part)Router", of: "RIBs", to: "\(part)Interactor", in: file(part, "Router"))
    }
    // LoggedIn is the parent: it builds its children and listens to them.
    for child in Self.parts.dropFirst() {
      facts.add(
        referenceFrom: "LoggedInInteractor", of: "RIBs", to: "\(child)Listener", in: file("LoggedIn", "Interactor"))
      facts.add(referenceFrom: "LoggedInRouter", of: "RIBs", to: "\(child)Builder", in: file("LoggedIn", "Router"))
    }
  }

  private func file(_ part: String, _ role: String) -> String { "Sources/RIBs/\(part)/\(part)\(role).swift" }

  private func check(_ rule: ArchitectureProfile.Rule, imports: [String: [ModuleImport]] = [:]) -> RuleCheck {
    RuleCheck(
      DependencyRule(rule), in: TypeGraph(facts, module: "RIBs"), imports: imports, module: "RIBs"
    ) { profile.role(of: $0, in: $1)?.name }
  }

  private func found(_ rule: ArchitectureProfile.Rule, imports: [String: [ModuleImport]] = [:]) -> [String] {
    check(rule, imports: imports).violations.map { "\($0.from) → \($0.to)" }
  }

  private static let noOtherInteractor = ArchitectureProfile.Rule(
    "An interactor knows no other RIB's interactor.", role: "Interactor", mustNotKnow: [.role("Interactor")])

  @Test("A base class isn't another interactor, and a planted reference to one is found")
  mutating func inheritance() {
    #expect(found(Self.noOtherInteractor) == [])
    facts.add(referenceFrom: "MenuInteractor", of: "RIBs", to: "LoggedInInteractor", in: file("Menu", "Interactor"))
    #expect(found(Self.noOtherInteractor) == ["MenuInteractor.f() → LoggedInInteractor"])
  }

  @Test("A base class that is named without inheriting from it counts as another interactor")
  mutating func namedBase() {
    facts.add(referenceFrom: "MenuInteractor", of: "RIBs", to: "Interactor", in: file("Menu", "Interactor"))
    facts.add(referenceFrom: "MenuInteractor", of: "RIBs", to: "PlaceInteractor.f", in: file("Menu", "Interactor"))
    #expect(
      found(Self.noOtherInteractor) == [
        "MenuInteractor.f() → Interactor", "MenuInteractor.f() → PlaceInteractor",
      ])
  }

  @Test("A base class whose name ends like a role has the role that lists its name")
  func exactNames() {
    #expect(profile.role(of: "Router", in: "RIBs")?.name == "Base")
    #expect(profile.role(of: "MenuRouter", in: "RIBs")?.name == "Router")
    #expect(
      found(.init("A base class knows no RIB.", role: "Base", mustNotKnow: [.role("Router"), .role("Builder")])) == [])
    #expect(check(.init("…", role: "Router", mustNotKnow: [.role("Router")])).types.contains("Router") == false)
  }

  private static let onlyBuilders = ["Interactor", "Router", "Component"].map { role in
    ArchitectureProfile.Rule(
      "A parent knows its child's builder and listener only.", role: role,
      mustNotKnow: [.parts(Self.parts, except: ["Builder", "Listener"])])
  }

  @Test(
    "A parent knows only its child's builder and listener",
    arguments: [("Interactor", "MenuInteractor"), ("Router", "PlaceRouter"), ("Component", "MenuComponent")])
  mutating func parts(role: String, planted: String) throws {
    let rule = try #require(Self.onlyBuilders.first { $0.role == role })
    #expect(found(rule) == [])
    facts.add(referenceFrom: "LoggedIn\(role)", of: "RIBs", to: planted, in: file("LoggedIn", role))
    #expect(found(rule) == ["LoggedIn\(role).f() → \(planted)"])
  }

  @Test("A rule can bind one part and not another, by folder or, without folders, by name", arguments: [true, false])
  mutating func onePart(hasFolders: Bool) {
    if !hasFolders {
      facts.occurrences["RIBs"] = facts.occurrences["RIBs"]?.map { occurrence in
        var occurrence = occurrence
        occurrence.file = "Sources/RIBs/" + (occurrence.file.split(separator: "/").last ?? "")
        return occurrence
      }
    }
    let rule = ArchitectureProfile.Rule(
      "Only LoggedIn opens Place.", role: "Router", of: "Menu", mustNotKnow: [.parts(["Place"])])
    let check = check(rule)
    #expect(check.types == ["MenuRouter"])
    #expect(check.role == "Router of Menu")
    #expect(check.violations.isEmpty && check.whyUnchecked == nil)
    facts.add(referenceFrom: "MenuRouter", of: "RIBs", to: "PlaceBuilder", in: file("Menu", "Router"))
    #expect(found(rule) == ["MenuRouter.f() → PlaceBuilder"])
  }

  @Test("A part without types can't be checked, and neither can a rule for it")
  func emptyParts() {
    let router = "Router"
    #expect(
      check(.init("…", role: router, mustNotKnow: [.parts(["Menu", "Plaice"], except: ["Builder"])])).whyUnchecked
        == "no type is in the part “Plaice”")
    #expect(
      check(.init("…", role: router, of: "Manu", mustNotKnow: [.role("Listener")])).whyUnchecked
        == "no type plays the role “Router of Manu”")
  }

  private static let noViews = ArchitectureProfile.Rule(
    "An interactor knows no views.", role: "Interactor", mustNotKnow: [.module("HeadlessUI")])

  @Test("A planted import next to an interactor's contracts is found, unless a contract needs it")
  mutating func importBesideContracts() {
    let place = file("Menu", "Interactor")
    let imports = [place: [ModuleImport(module: "HeadlessUI", position: SourcePosition(line: 1, column: 1))]]
    #expect(found(Self.noViews) == [])
    #expect(found(Self.noViews, imports: imports) == ["\(place) → import HeadlessUI"])
    facts.add(referenceFrom: "MenuListener", of: "RIBs", to: "View", in: place)
    #expect(found(Self.noViews, imports: imports) == [])
    #expect(
      found(.init("A listener speaks of the model only.", role: "Listener", mustNotKnow: [.module("HeadlessUI")]))
        == ["MenuListener.f() → HeadlessUI.View"])
  }

  @Test("Where a module's types are unknown, protocols don't need its import, and other types may")
  mutating func importOfUnknownModule() {
    let rule = ArchitectureProfile.Rule("…", role: "Interactor", mustNotKnow: [.module("Combine")])
    let place = file("Menu", "Interactor")
    let imports = [place: [ModuleImport(module: "Combine", position: SourcePosition(line: 1, column: 1))]]
    #expect(found(rule, imports: imports) == ["\(place) → import Combine"])
    facts.add("MenuFormatter", of: "RIBs", in: place)
    #expect(found(rule, imports: imports) == [])
  }

  @Test("A free function or an extension of the module's type also needs an import")
  mutating func looseCode() {
    let place = file("Menu", "Interactor")
    let imports = [place: [ModuleImport(module: "HeadlessUI", position: SourcePosition(line: 1, column: 1))]]
    facts.symbols["helper"] = IndexedSymbol(usr: "helper", name: "helper()", kind: .other)
    facts.occurrences["RIBs"]?.append(
      SymbolOccurrence(
        usr: "View", roles: .reference, file: place, line: 9000, column: 1,
        relations: [.init(.containedBy, to: "helper")]))
    #expect(found(Self.noViews, imports: imports) == [])
  }
}
