internal import Metrics

extension IndexedSymbol.Kind {
  /// The kind that the index's numbers stand for, as declared in its `indexstore.h`.
  init(kind: Int32, subkind: Int32) {
    switch (kind, subkind) {
    case (1, _): self = .module
    case (5, _): self = .enumeration
    case (6, _): self = .structure
    case (7, _): self = .classType
    case (8, _): self = .protocolType
    case (9, _): self = .extensionOfType
    case (11, 1012): self = .associatedType
    case (11, 1013): self = .genericParameter
    case (11, _): self = .typealiasName
    case (16, 3...4), (16, 1000...1003), (16, 1014...1018): self = .accessor
    case (16, _): self = .instanceMethod
    case (17, 3...4), (18, 3...4), (12, 3...4): self = .accessor
    case (19, _): self = .instanceProperty
    case (22, _): self = .initializer
    case (23, _): self = .deinitializer
    default: self = .other
    }
  }
}
