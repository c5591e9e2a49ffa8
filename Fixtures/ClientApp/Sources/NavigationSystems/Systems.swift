import NavigationHarness

/// The systems that the commands and the tests check, each a coordinator with what surrounds it.
public let navigationSystems: [any VerifiableSystem] = [
  ShopSystem(), LibrarySystem(isFixed: true), ReaderSystem(), SearchSystem(isFixed: true),
  ClubSystem(), RoomsSystem(), MailSystem(), AlbumsSystem(), ExampleSystem(),
]
