internal import Report

/// How the code of an architecture is spread over its roles.
struct RolesTable {
  let record: RecordedSuite

  func lines(_ arguments: [String]) throws(DocsProblem) -> [String] {
    guard let name = arguments.first, arguments.count == 1 else { throw NumbersKind.roles.malformed(arguments) }
    let roles = try record.architecture(name).roles
    let hasGaps = roles.contains { $0.types == nil || $0.code == nil }
    return NumbersTable(
      header: ["role", "types", "code lines"],
      rows: roles.map { role in
        [role.name ?? "no role", role.types.map(NumberText.plain) ?? "–", role.code.map(NumberText.plain) ?? "–"]
      }
    ).lines + (hasGaps ? ["", "–: not known."] : [])
  }
}
