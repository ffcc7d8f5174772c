import CompareSuite
import MVCImpl
import ToObservation
import ToReducer

CompareSuite.main([MVCArchitecture(), ToObservationArchitecture(), ToReducerArchitecture()])
