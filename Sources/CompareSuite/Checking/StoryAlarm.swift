import Foundation

/// Ends this process when a story takes longer than it may: what hangs can't be stopped in any other way.
struct StoryAlarm {
  /// What the process says at its end.
  nonisolated static let message: StaticString = "compare: a story took longer than --time-limit allows\n"
  let seconds: UInt32

  /// Gives the story that begins all the time again.
  func set() {
    // Who started the program may have blocked the signal, which it inherits.
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    // Only what is safe at any moment of a program may happen in here.
    signal(SIGALRM) { _ in
      let message = StoryAlarm.message
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitCode.failed.rawValue)
    }
    _ = alarm(seconds)
  }

  func cancel() { _ = alarm(0) }
}
