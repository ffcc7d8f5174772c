/// Which functions ran in the steps of stories, who called whom, and what a user saw after each.
///
/// Background steps are the same in hundreds of stories: calls and screens stand here once, and stories refer to them by index. As JSON:
///
///     {
///       "architectures": ["MVC", …],
///       "functions": [{"type": "QuartersPresenter", "name": "didTriggerViewReady()",
///                      "file": "Sources/VIPERImpl/Quarters/Presenter/QuartersPresenter.swift", "line": 31,
///                      "kind": "function"}, …],
///       "sequences": [[0, 17, 1, 4, 1, 9, 2, 5], …],          depth, function, depth, function, …
///       "screens": [["screen: menu “Lisbon”", …], …],         what a user sees, line by line; [] while no app is running
///       "stories": [{"file": "quarters.feature", "line": 12, "name": "…",
///                    "steps": [{"keyword": "Given", "text": "I am signed in", "line": 5}, …],
///                    "implementations": [{"architecture": "MVC",
///                                         "calls": [3, …],    for each step taken, an index into sequences
///                                         "screens": [0, …],  for each step taken, an index into screens
///                                         "skipped": [9],     the steps, from 0, that can't be taken in a trace
///                                         "failure": "…"}]}]  what the last step in calls did not find; absent when all passed
///     }
public struct TraceResult: Codable, Equatable, Sendable {
  /// What a function is to a reader.
  public enum Kind: String, Codable, Sendable {
    /// An initialiser of a class that makes an object; one that the compiler wrote stands where the class is declared.
    case construction
    /// An object's end; `deinit`, also where nobody wrote one.
    case release
    /// An initialiser of a value, or one that another initialiser of the same object calls.
    case initialiser
    case function
    case getter
    case setter
    /// `willSet` or `didSet`.
    case observer
    case closure
  }

  /// A function as somebody wrote it.
  public struct Function: Codable, Hashable, Sendable {
    /// The type it belongs to, with those around it; the module of a function that belongs to none.
    public var type: String
    /// Its name and labels, as in `tableView(_:didSelectRowAt:)`, `rows`, `rows (didSet)`, `closure in viewDidLoad()`.
    public var name: String
    /// Its file's path below the package.
    public var file: String
    /// The line where it begins.
    public var line: Int
    /// What it is.
    public var kind: Kind

    /// Describes a function.
    public init(type: String, name: String, file: String, line: Int, kind: Kind) {
      self.type = type
      self.name = name
      self.file = file
      self.line = line
      self.kind = kind
    }
  }

  /// One call in a sequence.
  public struct Call: Equatable, Sendable {
    /// How many of the calls before it were still going on; the nearest of them called it, directly or through the kit or the model.
    /// At 0 the step did.
    public var depth: Int
    /// Which of `functions` was called.
    public var function: Int

    /// Describes a call.
    public init(depth: Int, function: Int) {
      self.depth = depth
      self.function = function
    }
  }

  /// A step of a story.
  public struct Step: Codable, Equatable, Sendable {
    /// `Given`, `When`, `Then`, `And`, `But` or `*`.
    public var keyword: String
    /// Its text.
    public var text: String
    /// Its line in the file.
    public var line: Int

    /// Describes a step.
    public init(keyword: String, text: String, line: Int) {
      self.keyword = keyword
      self.text = text
      self.line = line
    }
  }

  /// What one implementation did in a story.
  public struct Implementation: Codable, Equatable, Sendable {
    /// Its name.
    public var architecture: String
    /// For each step that was taken, the index of what was called in `sequences`.
    public var calls: [Int]
    /// For each step that was taken, the index of what a user then saw in `screens`.
    public var screens: [Int]
    /// The steps, from 0, that can't be taken in a trace, such as those that count objects.
    public var skipped: [Int]
    /// What the step that failed did not find, which is the last one taken; nil when all passed.
    public var failure: String?

    /// Describes what an implementation did.
    public init(architecture: String, calls: [Int], screens: [Int], skipped: [Int] = [], failure: String? = nil) {
      self.architecture = architecture
      self.calls = calls
      self.screens = screens
      self.skipped = skipped
      self.failure = failure
    }
  }

  /// A story in all implementations.
  public struct Story: Codable, Equatable, Sendable {
    /// The file it is in.
    public var file: String
    /// The line it begins at.
    public var line: Int
    /// Its name.
    public var name: String
    /// Its steps, those of the background included.
    public var steps: [Step]
    /// What each implementation did.
    public var implementations: [Implementation]

    /// Describes a story.
    public init(file: String, line: Int, name: String, steps: [Step], implementations: [Implementation]) {
      self.file = file
      self.line = line
      self.name = name
      self.steps = steps
      self.implementations = implementations
    }
  }

  /// The implementations, in the order of the report.
  public var architectures: [String]
  /// The functions that ran.
  public var functions: [Function]
  /// The calls of a step, each as its depth and its function; no two are the same.
  public var sequences: [[Int]]
  /// What a user saw, line by line; empty while no app is running. No two are the same.
  public var screens: [[String]]
  /// The stories.
  public var stories: [Story]

  /// Gathers what was recorded.
  public init(
    architectures: [String], functions: [Function] = [], sequences: [[Int]] = [], screens: [[String]] = [],
    stories: [Story] = []
  ) {
    self.architectures = architectures
    self.functions = functions
    self.sequences = sequences
    self.screens = screens
    self.stories = stories
  }

  /// The calls of a sequence, in the order they began.
  public func calls(ofSequence index: Int) -> [Call] {
    let numbers = sequences[index]
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Call(depth: numbers[$0], function: numbers[$0 + 1]) }
  }

  /// Whether a story failed somewhere.
  public var hasFailures: Bool {
    stories.contains { story in story.implementations.contains { $0.failure != nil } }
  }
}
