/// How an outcome is printed.
nonisolated enum Format: String {
  case text
  case json
  /// A line of JSON for each story, as soon as it has ended.
  case jsonl
  case csv
  case dot
  case mermaid
  case terminal
  case markdown
  case html
}
