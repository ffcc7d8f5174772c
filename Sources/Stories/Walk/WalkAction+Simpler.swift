import HeadlessUI

extension WalkAction {
  /// Plainer actions that may do in the place of this one, the plainest first; going from one to the next comes to an end.
  nonisolated var simplerActions: [WalkAction] {
    switch self {
    case .pass, .relaunch: [.settle]
    case .interact(.type(let text, let id)):
      [1, text.count / 2, text.count - 1].filter { 0 < $0 && $0 < text.count }
        .map { .interact(.type(text: String(text.prefix($0)), id: id)) }
    case .interact(.selectRow(let number, let id)) where number > 1: [.interact(.selectRow(number: 1, id: id))]
    case .fail(let service, let error): [.failOnce(service, error)]
    case .failOnce(let service, let error) where error != .offline: [.failOnce(service, .offline)]
    default: []
    }
  }
}
