import CompareSuite
import Registry

#if canImport(Docs)
  import Docs

  CompareSuite.main(Registry.architectures, adding: [.docs])
#else
  // The instrumented build has no documents.
  CompareSuite.main(Registry.architectures)
#endif
