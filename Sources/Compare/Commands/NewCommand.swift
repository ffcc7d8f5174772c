import Measuring

nonisolated extension Option {
  static let like = Option("like", "NAME", "start from a copy of this implementation")
}

nonisolated extension Command {
  static let new = Command(
    name: "new", summary: "Create an implementation that compiles, and register it.", options: [.like],
    operands: "NAME", hasOutput: false
  ) { line, context in
    let operand = try line.operand
    let like = try line.architecture(.like, of: context.architectures)?.profile
    let template = like.map { ImplementationTemplate(name: $0.name, module: $0.module) } ?? .skeleton
    let checkout = try Checkout(above: context.process.currentFolder())
    let name = try NewName(operand, in: checkout, registered: context.architectures.map(\.profile.name))
    let files = try template.files(for: name, in: checkout)
    let registrations = Registration.all(module: name.module, type: name.type)
    var texts = files
    for one in registrations { texts[one.file] = try one.adding(to: checkout.text(at: one.file)) }
    return try context.apply(
      FileChanges(checkout: checkout, texts: texts, made: ["Sources/\(name.module)", "Tests/\(name.testModule)"]),
      saying: text(of: name, from: template, files: files, registered: registrations))
  }

  @MainActor private static func text(
    of name: NewName, from template: ImplementationTemplate, files: [String: String], registered: [Registration]
  ) -> [String] {
    let folders = ["Sources/\(name.module)", "Tests/\(name.testModule)"].map { folder in
      (folder, files.keys.count { $0.hasPrefix("\(folder)/") })
    }
    return ["Made \(name.text) from \(template.name):"] + Registration.table(folders, registered)
      + [
        "", "What to build next: swift run compare check \(name.text) --no-tests",
      ]
  }
}
