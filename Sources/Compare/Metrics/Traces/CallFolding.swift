internal import Basics

/// Turns entered functions into calls as a reader of the sources would name them. Functions made by the compiler are
/// left out, and their callees count as called by their caller. The two functions that make an object are one call, and
/// so are the two that end it.
package struct CallFolding {
  package typealias SourceLine = (_ file: String, _ line: Int) -> String?

  private struct Frame {
    let depth: Int
    let role: FunctionRole
    let isShown: Bool
    let hidesCalls: Bool
  }

  private let roles: [FunctionRole]
  private let symbols: [FunctionSymbol]
  private let isOwn: [Bool]
  private let sourceLine: SourceLine
  private var called = Interner<CalledFunction>()

  /// - Parameters:
  ///   - symbols: The functions; entries refer to them by index.
  ///   - folder: The folder of the sources; functions outside it aren't shown.
  package init(_ symbols: [FunctionSymbol], module: String, sources folder: String, sourceLine: @escaping SourceLine) {
    self.symbols = symbols
    self.sourceLine = sourceLine
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    isOwn = symbols.map { $0.file.hasPrefix(prefix) }
    let all = symbols.map { FunctionRole(of: $0, module: module) }
    var observed: Set<String> = []
    for case .written(let type, let name, .observer) in all { observed.insert("\(type).\(name.prefix { $0 != " " })") }
    roles = all.map { role in
      // The compiler makes the setter of a property with observers; only the observers are written.
      guard case .written(let type, let name, .setter) = role, observed.contains("\(type).\(name.prefix { $0 != " " })")
      else { return role }
      return .passesOn
    }
  }

  /// The functions called so far, in the order of their first calls.
  package var functions: [CalledFunction] { called.values }

  /// The calls of a sequence of entries, `[depth, symbol, …]`, as `[depth, function, …]`, by index in `functions`.
  package mutating func calls(in entries: [Int]) -> [Int] {
    var stack: [Frame] = []
    var calls: [Int] = []
    for index in stride(from: 0, to: entries.count - 1, by: 2) {
      let (depth, function) = (entries[index], entries[index + 1])
      while let last = stack.last, last.depth >= depth { stack.removeLast() }
      let role = roles[function]
      let isHidden = role == .runsOnce || stack.last?.hidesCalls == true
      let shown = isHidden || !isOwn[function] ? nil : self.function(function, role, called: stack)
      if let shown { calls += [stack.count { $0.isShown }, called.index(of: shown)] }
      stack.append(Frame(depth: depth, role: role, isShown: shown != nil, hidesCalls: isHidden))
    }
    return calls
  }

  private func function(_ index: Int, _ role: FunctionRole, called stack: [Frame]) -> CalledFunction? {
    let caller = stack.last { $0.role != .passesOn }?.role
    switch role {
    case .written(let type, let name, let kind): return made(index, type, name, kind)
    case .makesValue(let type, let name): return isWritten(index) ? made(index, type, name, .initialiser) : nil
    case .allocates(let type, let name):
      // A convenience initialiser calls another one, which makes the object.
      guard case .allocates(type, _) = caller else { return made(index, type, name, .construction) }
      return isWritten(index) ? made(index, type, name, .initialiser) : nil
    case .initialises(let type, let name):
      switch caller {
      case .allocates(type, name): return nil
      case .allocates, .initialises: return isWritten(index) ? made(index, type, name, .initialiser) : nil
      default: return made(index, type, name, .construction)
      }
    case .frees(let type):
      // An isolated deinitialiser first hops to its actor.
      if case .frees(type) = caller { return nil }
      return made(index, type, "deinit", .release)
    case .ends(let type):
      switch caller {
      case .frees(type): return nil
      case .frees, .ends: return isWritten(index, "deinit") ? made(index, type, "deinit", .function) : nil
      default: return made(index, type, "deinit", .release)
      }
    case .runsOnce, .passesOn: return nil
    }
  }

  private func made(_ index: Int, _ type: String, _ name: String, _ kind: CalledFunction.Kind) -> CalledFunction {
    CalledFunction(type: type, name: name, file: symbols[index].file, line: symbols[index].line, kind: kind)
  }

  /// An initialiser made by the compiler has the line of its type.
  private func isWritten(_ index: Int, _ word: String = "init") -> Bool {
    sourceLine(symbols[index].file, symbols[index].line)?.contains(word) ?? true
  }
}
