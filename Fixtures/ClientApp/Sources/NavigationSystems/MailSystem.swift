import Cases
import NavigationHarness

/// The mailbox as it was published, and fixed.
public struct MailSystem: VerifiableSystem {
  public let name = "Mail"
  public let summary = "A mailbox behind a pincode, and a link to a letter, on UIKit."
  public let variants = ["fixed", "published"]

  /// Creates the system.
  public init() {}

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let variant = configuration.variant ?? variants[0]
    return try LiveSystem(name, variant: variant, isolation: configuration.isolation) { _ in
      MailCoordinator(isFixed: variant == "fixed")
    } declare: { it in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(MailCoordinator.self, role: "mail")
      it.coordinator(LetterCoordinator.self, role: "letter")
      it.tap("Unlock")
      it.tap("Close")
      it.event("link to the letter", .external) { $0.followLink() }
      let isUnlocked = it.fact("unlocked") { $0.isUnlocked }
      let linkWaits = it.fact("a link waits") { $0.isLinkWaiting }
      it.profile.authentication = .init(
        signedIn: isUnlocked, publicScreens: ["Pincode"], privateRoles: ["letter"],
        loginScreen: "Pincode")
      it.profile.deepLinks = [
        .init(event: "link to the letter", target: .screen("Letter"), parked: linkWaits)
      ]
      it.profile.accepted = ["BackUndoesForward": "no gesture leads back"]
    }
  }
}
