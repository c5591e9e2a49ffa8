import Club
import NavigationHarness

/// An app with modes, a sign-in, tabs and a link, which says of itself all that invariants ask for.
public struct ClubSystem: VerifiableSystem {
  public let name = "Club"
  public let summary = "A club of readers: an entrance, tabs for members, a desk for editors."

  public init() {}

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(name, isolation: configuration.isolation) { _ in
      ClubCoordinator()
    } declare: { it in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(ClubCoordinator.self, role: "club")
      it.coordinator(EntranceCoordinator.self, role: "entrance")
      it.coordinator(MemberCoordinator.self, role: "member")
      it.coordinator(EditorCoordinator.self, role: "editor")
      it.event("open the club", .external, unless: { $0.isOpen ? "it is open" : nil }) {
        $0.open()
      }
      it.event("close the club", .external, unless: { $0.isOpen ? nil : "it is closed" }) {
        $0.close()
      }
      it.event("link to the book", .external, unless: { $0.isOpen ? nil : "it is closed" }) {
        $0.followLink()
      }
      it.event("memory warning", .external) { $0.feed.dropCovers() }
      it.tap("Open", route: "Page.book", twice: true)
      for button in ["Sign in", "Back to the shelf", "Share", "Edit", "Sign out", "Read"] {
        it.tap(button)
      }
      it.quickTaps("Edit", "Sign out")
      it.quickTaps("Back to the shelf", .back)
      ClubFacts().declare(in: &it)
    }
  }
}
