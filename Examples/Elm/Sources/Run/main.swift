import CompareSuite
import ElmImpl

CompareSuite.main([ElmArchitecture()])
