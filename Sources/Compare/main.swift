import CompareSuite
import Registry

#if canImport(Docs)
  import Docs

  CompareSuite.main(Registry.architectures, adding: [.docs])
#else
  // The build that counts what runs has no documents.
  CompareSuite.main(Registry.architectures)
#endif
