import ActionsImpl
import HeadlessUI
import MVCImpl
import MVPRImpl
import MVVMCImpl
import MassiveImpl
import ObservationImpl
import ReducerImpl
import StatesImpl
import VIPERImpl

/// The implementations that are compared: the one place that knows them all.
package enum Registry {
  /// In the order of all reports; `compare new` adds its line.
  package static let architectures: [any Architecture] = [
    MVCArchitecture(),
    MVVMCArchitecture(),
    VIPERArchitecture(),
    MVPRArchitecture(),
    MassiveArchitecture(),
    StatesArchitecture(),
    ActionsArchitecture(),
    ObservationArchitecture(),
    ReducerArchitecture(),
  ]
}
