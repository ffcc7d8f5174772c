import SharedModel

/// Makes the helpers that any module may need.
struct CoreHelpersAssembly {
  let clock: any AppClock
  let configuration: Configuration

  // snippet.makeDebouncer
  func makeDebouncer() -> any DebouncerInput {
    Debouncer(clock: clock, delay: configuration.searchDebounce)
  }
  // snippet.end
}
