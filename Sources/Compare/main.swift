import CompareSuite
import MVCImpl
import MVPRImpl
import MVVMCImpl
import MassiveImpl
import VIPERImpl

CompareSuite.main([
  MVCArchitecture(), MVVMCArchitecture(), VIPERArchitecture(), MVPRArchitecture(), MassiveArchitecture(),
])
