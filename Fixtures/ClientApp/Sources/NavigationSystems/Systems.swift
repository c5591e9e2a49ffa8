import NavigationHarness

/// The systems that commands and tests check: each a coordinator with its surroundings.
public let navigationSystems: [any VerifiableSystem] = [
  ShopSystem(), LibrarySystem(isFixed: true), ReaderSystem(), SearchSystem(isFixed: true),
  ClubSystem(), ExampleSystem(),
]
