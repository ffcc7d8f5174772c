import Basics
import Foundation
import Stories

/// Ends this process when a story exceeds its time limit, because nothing else can stop code that hangs.
package struct StoryAlarm {
  package let seconds: UInt32
  /// The message, built in advance because a signal handler can't build it.
  private nonisolated(unsafe) static var message: (text: UnsafeMutablePointer<CChar>, length: Int)?
  private nonisolated(unsafe) static var thread: pthread_t?
  private nonisolated(unsafe) static var isTraced = false

  package init(seconds: UInt32) { self.seconds = seconds }

  func set(for story: Story, in file: String) {
    set(saying: Self.message(seconds: seconds, story.name, place: "\(file):\(story.location.line)"))
  }

  package func set(saying text: String) {
    cancel()
    free(Self.message?.text)
    Self.message = strdup(text + "\n").map { ($0, strlen($0)) }
    Self.thread = pthread_self()
    Self.isTraced = Backtrace.isWanted
    // A parent may have blocked the signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigaddset(&signals, SIGABRT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // From here on, only async-signal-safe calls.
    signal(SIGALRM) { _ in
      guard let thread = StoryAlarm.thread, pthread_equal(pthread_self(), thread) != 0 else {
        // While the runtime writes a backtrace, the story's thread receives no signals and this one waits.
        if let thread = StoryAlarm.thread { pthread_kill(thread, SIGALRM) }
        return
      }
      guard let (text, length) = StoryAlarm.message else { _exit(ProgramStatus.failed) }
      _ = write(STDERR_FILENO, text, length)
      guard StoryAlarm.isTraced else { _exit(ProgramStatus.failed) }
      // The runtime resumes the hanging code after writing its backtrace.
      StoryAlarm.message = nil
      _ = alarm(1)
      // The abort arrives after this handler returns, in the code that hangs.
      var aborts = sigset_t()
      sigemptyset(&aborts)
      sigaddset(&aborts, SIGABRT)
      pthread_sigmask(SIG_BLOCK, &aborts, nil)
      pthread_kill(thread, SIGABRT)
    }
    restart()
  }

  package func restart() { _ = alarm(seconds) }

  package func cancel() { _ = alarm(0) }

  // MARK: - Wording

  private nonisolated static let (beginning, middle) = ("compare: ", ": it took longer than --time-limit allows, ")

  nonisolated package static func message(seconds: UInt32, _ story: String, place: String) -> String {
    "\(beginning)\(place): “\(VisibleText.of(story))”\(middle)\(seconds) s."
  }

  nonisolated static func isMessage(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(beginning) && line.contains(middle)
  }
}
