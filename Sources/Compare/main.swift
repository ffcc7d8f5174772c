import CompareSuite

CompareSuite.main(Registry.architectures)
