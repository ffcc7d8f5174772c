import CompareSuite
import MVCImpl

CompareSuite.main([MVCArchitecture()])
