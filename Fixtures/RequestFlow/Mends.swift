import NavigationModel

/// The mends that a form of the app has.
public typealias Mends = MendSet<Mend>

extension Mend: SystemMend {}
