#if Adopt
import Testing

@testable import Adoption

/// What a service finds out may change when a screen tells it something, which the screen's stand-in does not.
@Suite struct ChangingTypesTests {
  private static let app = Sample.app(
    """
    final class Flow {
      var children: [Flow] = []
      let stack = UINavigationController()
      let session: SessionState = Session()
      let clock = Clock()
      func start() { stack.pushViewController(session.isOpen ? Home() : SignIn(), animated: true) }
      func signedIn() { clock.isLate ? session.refresh() : start() }
    }
    protocol SessionState { var isOpen: Bool { get }; func refresh() }
    protocol SigningIn { func signIn() }
    final class Session: SessionState, SigningIn {
      private var key: String?
      var isOpen: Bool { key != nil }
      func signIn() { key = "a" }
      func refresh() {}
      \(String(repeating: "  private func unused() {}\\n", count: 40))
    }
    final class Clock { var isLate: Bool { now > 0 }; func now() -> Int { 0 } }
    final class SignInModel { let session: SigningIn; init(_ session: SigningIn) { self.session = session } }
    final class SignIn: UIViewController {
      var onDone: (() -> Void)?
      lazy var model = SignInModel(Session())
    }
    final class Home: UIViewController { var onBack: (() -> Void)?; let state: Home? = nil }
    """)

  private func draft() throws -> (standIns: StandIns, system: String) {
    let findings = Findings(in: Self.app)
    let slice = Slice(of: Self.app, findings, Knowledge())
    let draft = try Draft(Self.app, findings, Knowledge())
    return (
      StandIns(for: slice, of: Self.app, findings, Knowledge()),
      try #require(draft.system).file.text
    )
  }

  @Test func aScreenTellsTheServicesThatItsCodeReaches() throws {
    let (standIns, _) = try draft()
    func text(_ name: String) throws -> String {
      try #require(standIns.files.first { $0.name == name }?.file.text)
    }
    #expect(
      try text("SignIn").contains(
        """
        extension SignIn: OffersCallbacks {
          var servicesTold: [String] { ["Session"] }
          var offeredCallbacks: [OfferedCallback] {
        """))
    #expect(try !text("Home").contains("servicesTold"))
    let session = try text("Session")
    #expect(
      session.contains(
        #"  var isOpen: Bool { ServiceAnswers.remembers("Session.isOpen", mayChange: true) }"#))
    #expect(
      session.contains(
        """
          func refresh() {
            ServiceAnswers.isTold("Session")
          }
        """))
    // Nothing tells a clock what time it is.
    #expect(
      try text("Clock")
        .contains(#"  var isLate: Bool { ServiceAnswers.remembers("Clock.isLate") }"#))
  }

  @Test func theSystemSaysWhichValuesMayChange() throws {
    #expect(
      try draft().system.contains(
        """
              // guessed: Clock.isLate: any of their values when first asked for, and the same from then on; \
        Session.isOpen: any of their values when first asked for, and again after a tap on what may tell their \
        owner more, since what finds it out is not there
              it.fact("services", text: { _ in ServiceAnswers.remembered })
        """))
  }
}
#endif
