import AdaptiveCoordinator
import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

extension Fix: SystemFix {}

extension Fixes {
  /// The places of the runtime.
  var ofRuntime: RuntimeFixes {
    var fixes = RuntimeFixes()
    for fix in Fix.allCases where contains(fix) {
      if let place = fix.placeInRuntime { fixes[keyPath: place] = true }
    }
    return fixes
  }
}
