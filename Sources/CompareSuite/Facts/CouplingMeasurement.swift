import HeadlessUI
import Metrics
import Report

/// Draws the graph of types from the compiler's facts: of the implementations, or of any modules.
struct CouplingMeasurement {
  let architectures: [any Architecture]

  /// The implementations, in the order of the suite.
  func result(from index: ArchitectureIndex) throws -> CouplingResult {
    let packages = try index.packages()
    return CouplingResult(
      modules: architectures.map(\.profile.module).flatMap { module in
        packages.filter { $0.profiles.contains { $0.module == module } }
          .map { self.module(named: module, in: $0.facts) }
      })
  }

  /// One module; types have roles in that of an implementation.
  func module(named name: String, in facts: IndexedModules) -> CouplingResult.Module {
    let profile = architectures.first { $0.profile.module == name }?.profile
    return CouplingResult.Module(
      name: name, graph: TypeGraph(facts, module: name), lcom4: Cohesion.lcom4(of: facts, module: name),
      hasRoles: profile != nil, role: { profile?.role(of: $0)?.name })
  }
}
