/// How an outcome is printed.
nonisolated enum Format: String {
  case text
  case json
  case csv
  case dot
  case mermaid
  case terminal
  case markdown
  case html
}
