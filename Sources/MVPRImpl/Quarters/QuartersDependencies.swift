import SharedModel

/// What the quarters module needs of what the modules share.
protocol QuartersDependencies: AnyObject {
  var quarters: any QuartersService { get }
}
