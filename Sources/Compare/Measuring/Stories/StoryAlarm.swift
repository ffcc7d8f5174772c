import Foundation
import Stories

/// Ends this process when a story takes longer than it may: what hangs can't be stopped in any other way.
package struct StoryAlarm {
  package let seconds: UInt32
  /// What the process says at its end; a signal handler has no time to put it together.
  private nonisolated(unsafe) static var message: (text: UnsafeMutablePointer<CChar>, length: Int)?
  private nonisolated(unsafe) static var thread: pthread_t?
  private nonisolated(unsafe) static var isTraced = false

  package init(seconds: UInt32) { self.seconds = seconds }

  /// Gives the story that begins all the time again.
  func set(for story: Story, in file: String) {
    set(saying: Self.message(seconds: seconds, story.name, place: "\(file):\(story.location.line)"))
  }

  /// Gives what begins all the time again.
  package func set(saying text: String) {
    cancel()
    free(Self.message?.text)
    Self.message = strdup(text + "\n").map { ($0, strlen($0)) }
    Self.thread = pthread_self()
    Self.isTraced = Backtrace.isWanted
    // Who started the program may have blocked the signals, which it inherits.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigaddset(&signals, SIGABRT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // Only what is safe at any moment of a program may happen in here.
    signal(SIGALRM) { _ in
      guard let thread = StoryAlarm.thread, pthread_equal(pthread_self(), thread) != 0 else {
        // While the runtime writes a backtrace of that thread, it takes no signals: then this one waits.
        if let thread = StoryAlarm.thread { pthread_kill(thread, SIGALRM) }
        return
      }
      guard let (text, length) = StoryAlarm.message else { _exit(ProgramStatus.failed) }
      _ = write(STDERR_FILENO, text, length)
      guard StoryAlarm.isTraced else { _exit(ProgramStatus.failed) }
      // Once its backtrace is written, the runtime goes on with what hangs.
      StoryAlarm.message = nil
      _ = alarm(1)
      // It arrives when this has returned, in the very place that is not left.
      var aborts = sigset_t()
      sigemptyset(&aborts)
      sigaddset(&aborts, SIGABRT)
      pthread_sigmask(SIG_BLOCK, &aborts, nil)
      pthread_kill(thread, SIGABRT)
    }
    restart()
  }

  /// Gives all the time again, for what is said in the same way.
  package func restart() { _ = alarm(seconds) }

  package func cancel() { _ = alarm(0) }

  // MARK: - What is said

  private nonisolated static let (beginning, middle) = ("compare: ", ": it took longer than --time-limit allows, ")

  nonisolated package static func message(seconds: UInt32, _ story: String, place: String) -> String {
    "\(beginning)\(place): “\(VisibleText.of(story))”\(middle)\(seconds) s."
  }

  nonisolated static func isMessage(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(beginning) && line.contains(middle)
  }
}
