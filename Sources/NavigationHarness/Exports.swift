// One import is enough to declare a system.
@_exported import NavigationModel
@_exported import ObjectObservation
