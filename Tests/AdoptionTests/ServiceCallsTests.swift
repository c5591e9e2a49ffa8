#if Adopt
import Testing

@testable import Adoption

/// What services tell coordinators.
struct ServiceCallsTests {
  private func system(_ text: String) throws -> SystemWriter {
    let project = Sample.app(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          window = UIWindow(); flow = Flow(); return true
        }
      }
      \(text)
      """)
    return try #require(try Draft(project, Findings(in: project), Knowledge()).system)
  }

  private func events(_ text: String) throws -> [String] {
    let lines = try system(text).file.text
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
    guard let first = lines.firstIndex(where: { $0.contains("Session:") }) else { return [] }
    return Array(lines[max(0, first - 2)...].prefix { !$0.hasPrefix("it.cap") })
  }

  @Test func aSystemThatDeclaresAServicesCallLacksNothing() throws {
    let system = try system(
      """
      final class Flow {
        let stack = UINavigationController()
        private let session: Session = Session()
        func start() { session.onLogout = { [stack] in stack.popToRootViewController(animated: true) } }
      }
      final class Session { var onLogout: (() -> Void)? }
      """)
    #expect(system.names == ["it.coordinator(Flow.self", "\"Session:onLogout\", .external"])
    for name in system.names { #expect(system.file.text.contains(name)) }
  }

  @Test func whatACoordinatorHoldsCallsAtAnyTime() throws {
    #expect(
      try events(
        """
        final class Flow {
          let stack = UINavigationController()
          private let session: Session = Session()
          func start() { session.onLogout = { [stack] in stack.popToRootViewController(animated: true) } }
        }
        final class Session { var onLogout: (() -> Void)? }
        """) == [
          "// guessed: Session may call at any time, since no screen offers what it tells coordinators",
          "it.event(",
          "\"Session:onLogout\", .external,",
          "unless: { $0.isLaunched && heldCallback(\"Session:onLogout\", by: $0.root) != nil ? nil : "
            + "\"nothing holds Session\" }",
          ") { heldCallback(\"Session:onLogout\", by: $0.root)?.call() }",
        ])
  }

  @Test func whatADelegateWithoutACoordinatorHoldsCallsToo() throws {
    let project = Sample.app(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let home = Home.home
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          window = UIWindow(); home.begin(window!); return true
        }
      }
      final class Home {
        static let home = Home()
        let session: Session = Session()
        private(set) lazy var flow = Flow()
        func begin(_ window: UIWindow) { flow.window = window; session.onReady = { self.flow.start() } }
      }
      final class Flow {
        weak var window: UIWindow?
        func start() { window?.rootViewController = UINavigationController() }
      }
      final class Session { var onReady: (() -> Void)? }
      """)
    let system = try #require(try Draft(project, Findings(in: project), Knowledge()).system)
    #expect(
      system.file.text.contains("heldCallback(\"Session:onReady\", by: $0.delegate)?.call()"))
  }

  @Test func theOneObjectOfAClassIsAskedItself() throws {
    #expect(
      try events(
        """
        final class Flow {
          let stack = UINavigationController()
          func start() { Session.shared.onLogout = { [stack] in stack.popToRootViewController(animated: true) } }
        }
        final class Session { static let shared = Session(); var onLogout: (() -> Void)? }
        """
      ).last == ") { _ in heldCallback(\"Session:onLogout\", by: Session.shared)?.call() }")
  }

  @Test func whatAScreenIsMadeOfOrGenericOverIsAControlOfTheScreen() throws {
    let flow = """
      final class Flow {
        let stack = UINavigationController()
        let session = Session()
        func start() { stack.pushViewController(Page(session: session), animated: true) }
      }
      final class Session { var onLogout: (() -> Void)? }

      """
    let tap = "it.tap(\"Session:onLogout\", twice: true)"
    #expect(
      try events(
        flow + """
          final class Page: UIViewController {
            init(session: Session) { super.init(nibName: nil, bundle: nil); title = "a" }
          }
          """
      ).last == tap)
    #expect(
      try events(
        flow + """
          class Shown<Model>: UIViewController { var model: Model! }
          final class Page: Shown<Session> { convenience init(_ model: Any) { self.init() } }
          """
      ).last == tap)
  }

  @Test func whatAScreenNamesAsItsModelIsAControlOfTheScreen() throws {
    #expect(
      try events(
        """
        protocol Showing { associatedtype Model }
        final class Flow {
          let stack = UINavigationController()
          let session = Session()
          func start() { stack.pushViewController(Page(session), animated: true) }
        }
        final class Page: UIViewController, Showing {
          typealias Model = Session
          convenience init(_ model: Any) { self.init() }
        }
        final class Session { var onLogout: (() -> Void)? }
        """
      ).last == "it.tap(\"Session:onLogout\", twice: true)")
  }

  @Test func aModeOfAModelOrAModelMadeOnTheWayIsNotHeld() throws {
    let session = """

      final class Page: UIViewController { convenience init(_ model: Any) { self.init() } }
      final class Session { var onLogout: (() -> Void)?; enum Mode { case usual } }
      """
    let tap = "it.tap(\"Session:onLogout\", twice: true)"
    #expect(
      try events(
        """
        final class Flow {
          let stack = UINavigationController()
          let mode: Session.Mode = .usual
          func start() { stack.pushViewController(Page(Session()), animated: true) }
        }
        """ + session
      ).last == tap)
    #expect(
      try events(
        """
        final class Flow {
          let stack = UINavigationController()
          lazy var page: Page = { let session = Session(); return Page(session) }()
          func start() { stack.pushViewController(page, animated: true) }
        }
        """ + session
      ).last == tap)
  }

  @Test func whatAScreenHoldsIsAControlOfTheScreen() throws {
    #expect(
      try events(
        """
        final class Flow {
          let stack = UINavigationController()
          let session = Session()
          func start() { stack.pushViewController(Page(session: session), animated: true) }
        }
        final class Page: UIViewController {
          let session: Session
          init(session: Session) { self.session = session; super.init(nibName: nil, bundle: nil) }
        }
        final class Session { var onLogout: (() -> Void)? }
        """
      ).last == "it.tap(\"Session:onLogout\", twice: true)")
  }
}
#endif
