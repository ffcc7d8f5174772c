public import Runtime

/// What the implementations' work comes to when it is counted: the same in every run of the same program.
public struct CountsResult: Codable, Equatable, Sendable {
  /// What one contender took.
  public struct Entry: Codable, Equatable, Sendable {
    /// The implementation's name, or `empty`.
    public var contender: String
    /// What it took, with driving it.
    public var counts: WorkCounts
    /// What is left without what the empty implementation took; nil for that one itself. Of the peaks it is the difference.
    public var net: WorkCounts?
    /// The objects of its module that were alive after the app had ended, by class; nil where that can't be known.
    public var leftBehind: [String: Int]?

    /// Describes what a contender took.
    public init(contender: String, counts: WorkCounts, net: WorkCounts?, leftBehind: [String: Int]?) {
      self.contender = contender
      self.counts = counts
      self.net = net
      self.leftBehind = leftBehind
    }
  }

  /// One story, or all of them.
  public struct Subject: Codable, Equatable, Sendable {
    /// The story; nil for all together.
    public var story: String?
    /// How many of its steps were counted.
    public var steps: Int
    /// What each took, in the order of `contenders`.
    public var entries: [Entry]

    /// Describes a subject.
    public init(story: String?, steps: Int, entries: [Entry]) {
      self.story = story
      self.steps = steps
      self.entries = entries
    }

    /// What a contender took; nil when it is not among them.
    public func entry(of contender: String) -> Entry? { entries.first { $0.contender == contender } }
  }

  /// What the contender is called that shows recorded snapshots and does nothing else.
  public static let empty = "empty"

  /// Where and how.
  public var circumstances: Circumstances
  /// Whether the implementations were built as a user would get them; a debug build takes more of everything.
  public var isOptimised: Bool
  /// The implementation whose snapshots the empty one shows.
  public var reference: String
  /// The implementations, then the empty one.
  public var contenders: [String]
  /// How many steps were not counted: they look behind the screens, and the empty one can't pass them.
  public var stepsLeftOut: Int
  /// All stories together: sums, but of the peaks the highest.
  public var overall: Subject
  /// Each story.
  public var stories: [Subject]
  /// What counted the instructions; nil when nothing did.
  public var instructionSource: String?
  /// Why a kind of work was not counted.
  public var unavailable: [CountedWork: String]
  /// Why nobody knows what was left behind; nil when it is known.
  public var leftBehindUnavailable: String?

  /// Puts a result together from what the contenders' own processes counted.
  /// - Parameter records: In the order of the contenders, the empty one last. All have counted the same stories.
  public init(
    circumstances: Circumstances, isOptimised: Bool, reference: String,
    records: [(contender: String, record: CountsRecord)],
    stepsInStories: Int, instructionSource: String?, unavailable: [CountedWork: String]
  ) {
    self.circumstances = circumstances
    self.isOptimised = isOptimised
    self.reference = reference
    contenders = records.map(\.contender)
    let stories = (records.first?.record.stories ?? []).enumerated().map { index, story in
      Subject(
        story: story.name, steps: story.steps,
        entries: records.map { contender, record in
          let own = record.stories[index]
          return Entry(contender: contender, counts: own.counts, net: nil, leftBehind: own.leftBehind)
        }
      ).withNet
    }
    self.stories = stories
    overall =
      Subject(
        story: nil, steps: stories.reduce(0) { $0 + $1.steps },
        entries: records.map { contender, record in
          Entry(
            contender: contender, counts: .total(of: record.stories.map(\.counts)), net: nil,
            leftBehind: Self.sum(of: record.stories.map(\.leftBehind)))
        }
      ).withNet
    stepsLeftOut = stepsInStories - overall.steps
    self.instructionSource = instructionSource
    self.unavailable = unavailable
    leftBehindUnavailable = records.first?.record.leftBehindUnavailable
  }

  private static func sum(of all: [[String: Int]?]) -> [String: Int]? {
    all.reduce([:]) { sum, next in
      guard let sum, let next else { return nil }
      return sum.merging(next, uniquingKeysWith: +)
    }
  }
}

extension CountsResult.Subject {
  /// The same with what is left without the harness.
  fileprivate var withNet: CountsResult.Subject {
    guard let harness = entry(of: CountsResult.empty)?.counts else { return self }
    var subject = self
    for index in entries.indices where entries[index].contender != CountsResult.empty {
      subject.entries[index].net = entries[index].counts.without(harness)
    }
    return subject
  }
}
