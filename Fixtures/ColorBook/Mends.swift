import AdaptiveCoordinator
import NavigationModel

/// The mends that a form of the app has.
public typealias Mends = MendSet<Mend>

extension Mend: SystemMend {}

extension Mends {
  /// The places of the runtime.
  var ofRuntime: RuntimeMends {
    var mends = RuntimeMends()
    for mend in Mend.allCases where contains(mend) {
      if let place = mend.placeInRuntime { mends[keyPath: place] = true }
    }
    return mends
  }
}
