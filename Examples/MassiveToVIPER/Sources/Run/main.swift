import CompareSuite
import MassiveImpl
import Step1
import Step2
import Step3

CompareSuite.main([MassiveArchitecture(), Step1Architecture(), Step2Architecture(), Step3Architecture()])
