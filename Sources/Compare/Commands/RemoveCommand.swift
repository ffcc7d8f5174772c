import Measuring

nonisolated extension Option {
  static let yes = Option("yes", "delete what is listed")
}

nonisolated extension Command {
  static let remove = Command(
    name: "remove", summary: "List what belongs to an implementation, and delete it with --yes.", options: [.yes],
    operands: "NAME", hasOutput: false
  ) { line, context in
    let name = try line.operand
    guard let profile = context.architectures.first(where: { $0.profile.name == name })?.profile else {
      throw CommandLineError.noArchitectureNamed(name, known: context.architectures.map(\.profile.name))
    }
    let removal = try Removal(of: profile, from: Checkout(above: context.process.currentFolder()))
    guard line.has(.yes) else {
      return try context.print(
        ["\(name) consists of:"] + removal.lines + removal.warning
          + ["", "Nothing was deleted. To delete it: \(context.process.command) remove \(name) --yes"])
    }
    return try context.apply(
      FileChanges(checkout: removal.checkout, texts: removal.replaced, deleted: removal.folders.map(\.path)),
      saying: ["Deleted \(name):"] + removal.lines)
  }
}
