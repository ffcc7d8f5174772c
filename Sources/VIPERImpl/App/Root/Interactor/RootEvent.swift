/// Something that the log keeps for those who look for a fault.
enum RootEvent: Hashable {
  case transition(screen: String)
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case memoryWarning
}
