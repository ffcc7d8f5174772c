extension TimedCourse {
  /// Runs the first contender once: what a process reads, makes and looks up once is part of its first run.
  /// - Parameter now: The time in nanoseconds, which must never go back.
  public func firstRun(now: @escaping () -> UInt64) throws -> LaunchSamples.Course {
    let timer = LapTimer(parts: parts.count, now: now)
    for run in runs.prefix(1) { try run(timer) }
    return LaunchSamples.Course(name: name, parts: parts, batch: 1, nanoseconds: [[timer.laps]])
  }
}
