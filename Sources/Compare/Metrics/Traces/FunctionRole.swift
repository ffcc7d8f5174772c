package struct FunctionSymbol: Equatable, Sendable {
  /// Without the types of its parameters, such as `closure #1 in Menu.rows.getter`.
  package var name: String
  package var linkName: String
  /// Empty for a function made by the compiler.
  package var file: String
  /// 0 for a function made by the compiler.
  package var line: Int

  package init(name: String, linkName: String, file: String, line: Int) {
    self.name = name
    self.linkName = linkName
    self.file = file
    self.line = line
  }
}

package enum FunctionRole: Equatable, Sendable {
  /// Written in the source, unless it has no line.
  case written(type: String, name: String, CalledFunction.Kind)
  case allocates(type: String, name: String)
  /// Initialises an existing object of its class or a subclass.
  case initialises(type: String, name: String)
  case makesValue(type: String, name: String)
  case frees(type: String)
  /// Ends an object as far as its class is concerned.
  case ends(type: String)
  /// Runs once in a process, for the first caller.
  case runsOnce
  /// Made by the compiler; its callees count as called by its caller.
  case passesOn

  /// - Parameter module: The owner of global functions.
  package init(of symbol: FunctionSymbol, module: String) {
    let name = Self.dropping(["specialized ", "merged ", "@objc "], from: Substring(symbol.name))
    if name.hasPrefix("one-time initialization ") {
      self = .runsOnce
    } else if symbol.line == 0 || name.hasSuffix(".unsafeMutableAddressor") {
      self = .passesOn
    } else if name.hasPrefix("closure #") {
      let member = Member(Self.place(ofClosure: name), module: module)
      self = .written(type: member.type, name: "closure in \(member.name)", .closure)
    } else if let inner = name.firstRange(of: #/ #\d+ (?=\()/#), let place = name.firstRange(of: " in ") {
      let outer = Member(name[place.upperBound...], module: module)
      let own = name[..<inner.lowerBound] + name[inner.upperBound..<place.lowerBound]
      self = .written(type: outer.type, name: "\(own) in \(outer.name)", .function)
    } else if Self.isPlain(name) {
      self = Self.role(of: Member(name, module: module), linkName: symbol.linkName)
    } else {
      self = .passesOn
    }
  }

  private static func role(of member: Member, linkName: String) -> FunctionRole {
    switch member.kind {
    case .function where member.base == "__allocating_init":
      .allocates(type: member.type, name: "init" + member.labels)
    case .function where member.base == "init" && linkName.hasSuffix("fc"):
      .initialises(type: member.type, name: member.name)
    case .function where member.base == "init" && !member.type.contains(".") && isOfClass(linkName):
      .allocates(type: member.type, name: member.name)
    case .function where member.base == "init": .makesValue(type: member.type, name: member.name)
    case .function where ["__deallocating_deinit", "__isolated_deallocating_deinit"].contains(member.base):
      .frees(type: member.type)
    case .function where member.base == "deinit": .ends(type: member.type)
    case let kind: .written(type: member.type, name: member.name, kind)
    }
  }

  /// Whether a mangled name begins with a module and a class. In an extension, the readable names of initialisers of
  /// objects and values are the same.
  private static func isOfClass(_ linkName: String) -> Bool {
    guard linkName.hasPrefix("$s") else { return false }
    var rest = linkName.dropFirst(2)
    for _ in 0..<2 {
      let length = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(length.count + (Int(length) ?? 0))
    }
    return rest.first == "C"
  }

  /// `closure #2 in closure #1 in Menu.show()` is in `Menu.show()`.
  private static func place(ofClosure name: Substring) -> Substring {
    var rest = name
    let around = #/((implicit )?closure #\d+ in|variable initialization expression of|default argument \d+ of) /#
    while let prefix = rest.prefixMatch(of: around) { rest = rest[prefix.range.upperBound...] }
    guard let inner = rest.firstRange(of: #/ #\d+ (?=\()/#) else { return rest }
    return rest.firstRange(of: " in ").map { rest[$0.upperBound...] } ?? rest[..<inner.lowerBound]
  }

  /// Whether a name is a plain declaration, without additional words such as a protocol witness has.
  private static func isPlain(_ name: Substring) -> Bool {
    let words = dropping(["static ", "class "], from: name).prefix { $0 != "(" && $0 != "<" }
    return !words.contains(" ") || words.contains(#/^\S+ (infix|prefix|postfix)$/#)
  }

  private static func dropping(_ prefixes: [String], from name: Substring) -> Substring {
    prefixes.reduce(name) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
  }
}
