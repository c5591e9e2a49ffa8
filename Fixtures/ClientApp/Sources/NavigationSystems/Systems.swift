import NavigationHarness

/// What is checked, by the commands and by the tests: each a coordinator with what surrounds it.
public let navigationSystems: [any VerifiableSystem] = [
  ShopSystem(), LibrarySystem(isFixed: true), ReaderSystem(), SearchSystem(isFixed: true),
  ClubSystem(), ExampleSystem(),
]
