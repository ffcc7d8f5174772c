/// The output of `compare trace` for one architecture, read from a page.
struct ShownTrace: Equatable {
  enum Amount: String { case types, objects, calls }

  let architecture: String
  private var types: Set<String> = []
  private var objects = 0
  /// The number of calls, including deinitialisers.
  private var calls = 0

  /// - Returns: `nil` for any other output.
  init?(_ mark: BlockMark, lines: [String]) {
    guard mark.kind == .output, let words = CommandReader.words(mark.argument),
      words.prefix(2) == ["compare", "trace"],
      let option = words.firstIndex(of: "--architecture"), option + 1 < words.count
    else { return nil }
    architecture = words[option + 1]
    for line in lines {
      guard let match = line.wholeMatch(of: /\s{4,}([+−] )?(\S.*?)(?:\s+× (\d+))?\s{2,}\S+\.swift:\d+/) else {
        continue
      }
      let times = match.3.flatMap { Int($0) } ?? 1
      calls += times
      if match.1 == "+ " { objects += times }
      types.insert(match.2.split(separator: ".").prefix { $0.first?.isUppercase == true }.joined(separator: "."))
    }
    guard calls > 0 else { return nil }
  }

  func count(of amount: Amount) -> Int {
    switch amount {
    case .types: types.count
    case .objects: objects
    case .calls: calls
    }
  }
}
