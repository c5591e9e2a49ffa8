import NavigationHarness

/// What is checked, by the commands and by the tests: each a coordinator with what surrounds it.
public let navigationSystems: [any VerifiableSystem] = [
  ShopSystem(), LibrarySystem(isMended: true), ReaderSystem(), SearchSystem(isMended: true),
  ClubSystem(), ExampleSystem(),
]
