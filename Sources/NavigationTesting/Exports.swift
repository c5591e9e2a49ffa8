// One import is enough for a test that declares a system and asserts on it.
@_exported import ModelChecker
@_exported import NavigationHarness
@_exported import NavigationInvariants
@_exported import NavigationModel
