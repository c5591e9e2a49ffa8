import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// Two coordinators of one class that play different parts, and objects that a container of
/// dependencies keeps, each with a twin that has the true defect.
@Suite(.ownsPlatform) struct RoleAndSingletonTests {
  private func why<Subject: AnyObject>(
    _ invariant: any NavigationInvariant, _ make: @escaping @MainActor () -> Subject,
    declare: @MainActor (inout LiveDeclarations<Subject>) -> Void
  ) throws -> String? {
    let system = try LiveSystem("App", isolation: .inProcess) { _ in
      make()
    } declare: { (it: inout LiveDeclarations<Subject>) in
      it.root { $0 }
      it.appModules = ["HeadlessUIKitTests"]
      declare(&it)
    }
    let result = try check(system, invariants: [invariant])
    #expect(result.graph.completeness == .exhaustive)
    switch result.answers[0].verdict {
    case .violated(let counterexample): return counterexample.why
    case .holds: return nil
    case let other: return "\(other)"
    }
  }

  @Test func `two of one class are two of one role only where nothing tells them apart`() throws {
    func twoPanes(listed: Bool) throws -> String? {
      try why(UniqueChild()) {
        PanesApp(listed: listed)
      } declare: { it in
        it.window { $0.window }
        it.coordinator(PanesApp.self, role: "app")
        it.coordinator(PageFlow.self, role: "pane")
      }
    }
    #expect(try twoPanes(listed: false) == nil)
    #expect(try twoPanes(listed: true) != nil)
  }

  @Test func `what a container of dependencies keeps does not leak`() throws {
    func visiting(_ keeping: Keeping) throws -> String? {
      try why(NoLeaks()) {
        SessionApp(keeping)
      } declare: { it in
        it.window { $0.window }
        it.coordinator(SessionApp.self, role: "app")
        it.coordinator(VisitFlow.self, role: "visit")
        it.resetStatics = { Dependencies.reset() }
        it.event("visit", .external, unless: { $0.visit.map { _ in "visited" } }) { $0.begin() }
        it.event("leave", .external, unless: { $0.visit == nil ? "left" : nil }) { $0.end() }
      }
    }
    #expect(try visiting(.one) == nil)
    #expect(try visiting(.two) == nil)
    #expect(
      try visiting(.each)
        == "Two objects with the role Session left the tree but are still alive; no pending result "
        + "needs them.")
    #expect(try visiting(.cycles) == visiting(.each))
  }

  @Test func `what pauses keep does not leak, and what asks again and again does`() throws {
    func closing(polls: Bool) throws -> String? {
      try why(NoLeaks()) {
        ClosingApp(polls: polls)
      } declare: { it in
        it.window { $0.window }
        it.coordinator(ClosingApp.self, role: "app")
        it.coordinator(ClosingFlow.self, role: "closing")
        it.event("close", .external, unless: { $0.flow == nil ? "closed" : nil }) { $0.close() }
      }
    }
    #expect(try closing(polls: false) == nil)
    #expect(
      try closing(polls: true)
        == "Closing left the tree but is still alive; a task that waits for a result keeps it "
        + "alive.")
  }
}

// MARK: - Apps

@MainActor
private final class PanesApp {
  let window = UIWindow()
  private var left: PageFlow?
  private var right: PageFlow?
  private var panes: [PageFlow] = []

  init(listed: Bool) {
    let (first, second) = (PageFlow("First"), PageFlow("Second"))
    if listed { panes = [first, second] } else { (left, right) = (first, second) }
    let tabs = UITabBarController()
    tabs.viewControllers = [first.page, second.page]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

/// What a visit leaves behind with the container of dependencies.
private enum Keeping {
  /// One session for all visits, or two.
  case one, two
  /// A session for each visit.
  case each
  /// Two sessions for each visit, which nobody keeps but they themselves.
  case cycles
}

/// A container of dependencies, as apps have one for the whole process.
@MainActor
private enum Dependencies {
  static var sessions: [Session] = []

  static func reset() { sessions = [] }
}

private final class Session {
  var uses = 1
  var other: Session?
}

@MainActor
private final class SessionApp {
  let window = UIWindow()
  private(set) var visit: VisitFlow?
  private let keeping: Keeping

  init(_ keeping: Keeping) {
    self.keeping = keeping
    window.rootViewController = screen("Home")
    window.makeKeyAndVisible()
  }

  func begin() {
    if keeping == .cycles {
      let (one, other) = (Session(), Session())
      (one.other, other.other) = (other, one)
      visit = VisitFlow([one, other])
      return
    }
    let count = keeping == .two ? 2 : 1
    if keeping == .each || Dependencies.sessions.isEmpty {
      Dependencies.sessions += (0..<count).map { _ in Session() }
    }
    visit = VisitFlow(Dependencies.sessions.suffix(count))
  }

  func end() { visit = nil }
}

@MainActor
private final class VisitFlow {
  private let sessions: [Session]
  init(_ sessions: [Session]) { self.sessions = sessions }
}

@MainActor
private final class ClosingApp {
  let window = UIWindow()
  private(set) var flow: ClosingFlow?

  init(polls: Bool) {
    flow = ClosingFlow(polls: polls)
    window.rootViewController = screen("Home")
    window.makeKeyAndVisible()
  }

  func close() {
    flow?.close()
    flow = nil
  }
}

/// Lets an animation end before it goes, twice.
@MainActor
private final class ClosingFlow {
  private let polls: Bool
  private var isClosed = false

  init(polls: Bool) { self.polls = polls }

  func close() {
    Task {
      repeat {
        try await Task.sleep(for: .seconds(1))
        try await Task.sleep(for: .seconds(2))
        isClosed = true
      } while polls
    }
  }
}
