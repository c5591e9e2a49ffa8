import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// The declarations of a system about the owners of its screens, and those that it can leave out.
@Suite(.ownsPlatform) struct OwnershipDeclarationTests {
  // MARK: - Locks

  private func locking(_ cover: LockingApp.Cover, declared: Bool = false) throws -> [String] {
    try findings {
      LockingApp(cover)
    } declare: { it in
      it.window({ $0.window }, gesturesUnless: { _, _ in "only the events matter" })
      it.coordinator(LockingApp.self, role: "app")
      it.coordinator(PageFlow.self, role: "main")
      it.event("lock", .external, unless: { $0.isLocked ? "locked" : nil }) { $0.lock() }
      it.event("unlock", .external, unless: { $0.isLocked ? nil : "unlocked" }) { $0.unlock() }
      it.event("sign out", .external, unless: { $0.isLocked ? "locked" : nil }) { $0.signOut() }
      let isLocked = it.fact("is locked") { $0.isLocked }
      if declared { it.profile.viewlessWhile = ["main": isLocked] }
    }
  }

  @Test func screensBehindALockAreTheirs() throws {
    let leak = "NoOrphanedChildren after sign%20out: Main is in the tree but owns no screen."
    #expect(try locking(.sheet) == [leak])
    #expect(try locking(.root, declared: true) == [leak])
    #expect(
      try locking(.root) == [
        "NoOrphanedChildren after lock: Main is in the tree but owns no screen."
      ])
  }

  // MARK: - Declarations

  private func declaring(
    _ declare: @MainActor (inout LiveDeclarations<GuestApp>) -> Void
  ) throws -> [String] {
    try findings {
      GuestApp()
    } declare: { it in
      it.window { $0.window }
      // Otherwise the screens would belong to the app, which holds the window.
      it.exclusions = [.field("window", of: "GuestApp")]
      it.coordinator(GuestApp.self, role: "app")
      it.coordinator(GuestFlow.self, role: "guest")
      let isEarly = it.fact("is early") { _ in true }
      let isLate = it.fact("is late") { _ in false }
      it.profile.ownerlessWhile = ["Never": isEarly, "Tour *": isLate]
      declare(&it)
    }
  }

  @Test func ownersAreDeclaredByNameOrByAClosure() throws {
    let guestless = "NoOrphanedChildren after the start: Guest is in the tree but owns no screen."
    let tourless = "NoOwnerlessScreens after the start: Tour 1 is visible but belongs to nobody."
    #expect(try declaring { _ in } == [guestless, tourless])
    #expect(try declaring { $0.screens("Tour *", of: GuestFlow.self) } == [])
    #expect(try declaring { $0.screens("T*r *", of: GuestFlow.self) } == [])
    #expect(try declaring { $0.screens("Tour", of: GuestFlow.self) } == [guestless, tourless])
    #expect(
      try declaring { $0.screens(of: GuestFlow.self) { $0.hasMade($1.controller) } } == [])
    #expect(
      try declaring { it in
        let isThere = it.fact("the tour is there") { _ in true }
        it.profile.ownerlessWhile = ["Tour *": isThere]
        it.profile.viewlessWhile = ["*": isThere]
      } == [])
  }
}

// MARK: - Apps

@MainActor
private final class LockingApp {
  /// The way in which a lock hides what is behind it.
  enum Cover { case sheet, root }

  let window = UIWindow()
  private var main: PageFlow?
  private(set) var isLocked = false
  private let cover: Cover

  private let lockPage = screen("Lock")
  private let signInPage = screen("Sign in")

  init(_ cover: Cover) {
    self.cover = cover
    let main = PageFlow("Main")
    self.main = main
    window.rootViewController = main.page
    window.makeKeyAndVisible()
  }

  func lock() {
    isLocked = true
    lockPage.modalPresentationStyle = .fullScreen
    switch cover {
    case .sheet: main?.page.present(lockPage, animated: false)
    case .root: window.rootViewController = lockPage
    }
  }

  func unlock() {
    isLocked = false
    switch cover {
    case .sheet: main?.page.dismiss(animated: false)
    case .root: window.rootViewController = main?.page
    }
  }

  /// Forgets to let go of what was shown.
  func signOut() { window.rootViewController = signInPage }
}

@MainActor
private final class GuestApp {
  let window = UIWindow()
  var guest: GuestFlow? = GuestFlow()

  init() {
    window.rootViewController = screen("Tour 1")
    window.makeKeyAndVisible()
  }
}

@MainActor
private final class GuestFlow {
  weak var presenter: UIViewController? = nil
  var stack: UINavigationController? = UINavigationController()

  func hasMade(_ controller: AnyObject?) -> Bool {
    (controller as? UIViewController)?.title?.hasPrefix("Tour") == true
  }
}
