import CompareSuite
import MVCImpl
import MVPRImpl
import MVVMCImpl
import VIPERImpl

CompareSuite.main([MVCArchitecture(), MVVMCArchitecture(), VIPERArchitecture(), MVPRArchitecture()])
