import NavigationModel

/// A mistake of the first design that is not made.
public enum Fix: Int, SystemFix {
  case alertClosesSheets
  case alertHasExit
  case signOutClearsTickets
  case orderHasRoom

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .alertClosesSheets:
      described("An alert takes the place of what is presented.", at: "Festival.alerts")
    case .alertHasExit:
      described("An alert can be closed before the gates are open, too.", at: "Festival.alerts")
    case .signOutClearsTickets:
      described("Who signs out leaves no tickets open.", at: "Festival.session")
    case .orderHasRoom:
      described("The stack of the shop has room for the order.", at: "Festival.tabs")
    }
  }
}
