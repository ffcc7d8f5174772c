/// The questions that the default table answers, in its order.
enum Question: CaseIterable {
  case code, reach, tests, change, time

  var title: String {
    switch self {
    case .code: "How much code is it?"
    case .reach: "How far does a type reach?"
    case .tests: "What can small tests see?"
    case .change: "What does a change take?"
    case .time: "How fast is it?"
    }
  }
}
