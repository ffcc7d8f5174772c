import Foundation
import Stories

/// Ends this process when a story takes longer than it may: what hangs can't be stopped in any other way.
struct StoryAlarm {
  let seconds: UInt32
  /// What the process says at its end; a signal handler has no time to put it together.
  private nonisolated(unsafe) static var message: (text: UnsafeMutablePointer<CChar>, length: Int)?

  /// Gives the story that begins all the time again.
  /// - Parameter file: Where it stands, as reports name it.
  func set(for story: Story, in file: String) {
    set(saying: Self.message(seconds: seconds, story.name, place: "\(file):\(story.location.line)"))
  }

  /// Gives what begins all the time again.
  /// - Parameter text: What is said when it isn't over by then.
  func set(saying text: String) {
    cancel()
    free(Self.message?.text)
    Self.message = strdup(text + "\n").map { ($0, strlen($0)) }
    // Who started the program may have blocked the signal, which it inherits.
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    // Only what is safe at any moment of a program may happen in here.
    signal(SIGALRM) { _ in
      if let (text, length) = StoryAlarm.message { _ = write(STDERR_FILENO, text, length) }
      _exit(ExitCode.failed.rawValue)
    }
    restart()
  }

  /// Gives all the time again, for what is said in the same way.
  func restart() { _ = alarm(seconds) }

  func cancel() { _ = alarm(0) }

  // MARK: - What is said

  private nonisolated static let (beginning, middle) = ("compare: ", ": it took longer than --time-limit allows, ")

  /// The line that a process says at its end.
  nonisolated static func message(seconds: UInt32, _ story: String, place: String) -> String {
    "\(beginning)\(place): “\(VisibleText.of(story))”\(middle)\(seconds) s."
  }

  /// Whether a process said so.
  nonisolated static func isMessage(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(beginning) && line.contains(middle)
  }
}
