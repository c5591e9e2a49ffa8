import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

extension Fix: SystemFix {}
