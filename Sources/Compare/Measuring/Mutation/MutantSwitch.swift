/// The function added to a module to switch its mutants on and off.
nonisolated enum MutantSwitch {
  static let call = "_isActiveMutant"
  static let fileName = "_MutantSwitch.swift"

  /// Returns the environment for a run with one mutant, without backtraces, which take seconds.
  ///
  /// The run ends itself after its time limit, even if its parent has died.
  static func environment(active number: Int, seconds: Int) -> [String: String] {
    ["SAMEAPP_MUTANT": "\(number)", "SAMEAPP_MUTANT_SECONDS": "\(seconds)", "SWIFT_BACKTRACE": "enable=no"]
  }

  /// Returns the environment for a run without a mutant, which records the mutants it reaches.
  static func environment(recordingTo file: String) -> [String: String] {
    ["SAMEAPP_MUTANT_RECORD": file, "SWIFT_BACKTRACE": "enable=no"]
  }

  static let source = """
    import Foundation

    nonisolated func _isActiveMutant(_ number: Int) -> Bool {
      if _MutantSwitch.record != nil { _MutantSwitch.write(number) }
      return number == _MutantSwitch.active
    }

    nonisolated private enum _MutantSwitch {
      static let active: Int = {
        if let seconds = value("SAMEAPP_MUTANT_SECONDS") {
          // The parent process may have blocked the signal, and the program inherits that.
          var alarms = sigset_t()
          sigemptyset(&alarms)
          sigaddset(&alarms, SIGALRM)
          pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
          signal(SIGALRM, SIG_DFL)
          _ = alarm(UInt32(seconds) ?? 0)
        }
        return value("SAMEAPP_MUTANT").flatMap { Int($0) } ?? 0
      }()

      static let record: Int32? = value("SAMEAPP_MUTANT_RECORD").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o600) }
      static let lock = NSLock()
      static let limit = 1 << 20
      /// Not a collection, because stories count the elements of those to find what is left behind.
      nonisolated(unsafe) static let reached = calloc(limit, 1)!.assumingMemoryBound(to: Bool.self)

      static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

      static func write(_ number: Int) {
        lock.lock()
        defer { lock.unlock() }
        guard let record, number >= limit || !reached[number] else { return }
        if number < limit { reached[number] = true }
        let line = "\\(number)\\n"
        _ = line.withCString { Foundation.write(record, $0, line.utf8.count) }
      }
    }

    """
}
