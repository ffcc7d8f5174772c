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

/// The implementations to compare. No other code knows all of them.
package enum Registry {
  /// The implementations in the order of all reports; `compare new` adds a line.
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
