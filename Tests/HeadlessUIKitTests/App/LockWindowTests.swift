import HeadlessUIKit
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A lock in a window of its own, over the window of the app.
@Suite(.ownsPlatform) struct LockWindowTests {
  private func locking(isReleased: Bool) throws -> [String] {
    try findings {
      VaultApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(VaultApp.self, role: "app")
      it.coordinator(PageFlow.self, role: "main")
      it.coordinator(LockFlow.self, role: "lock")
      it.event("lock", .external, unless: { $0.isLocked ? "locked" : nil }) { $0.lock() }
      it.event("unlock", .external, unless: { $0.isLocked ? nil : "unlocked" }) { $0.unlock() }
    }
  }

  @Test func `a lock owns the screens of its window, and hides those of others`() throws {
    #expect(try locking(isReleased: true) == [])
    #expect(
      try locking(isReleased: false) == [
        "NoOrphanedChildren after lock/unlock: Lock is in the tree but owns no screen."
      ])
  }

  @Test @MainActor func `nobody touches what is behind another window`() {
    let app = VaultApp(isReleased: true)
    func shown() -> [String] {
      app.window.hierarchy().map { "\($0.name)\($0.isHittable ? "*" : "")" }
    }
    #expect(shown() == ["Main*"])
    app.lock()
    #expect(shown() == ["Main", "Lock*"])
    app.unlock()
    #expect(shown() == ["Main*"])
  }

  @Test @MainActor func `a window behind, and one that takes no touches, cover nothing`() {
    let (front, back, hint) = (UIWindow(), UIWindow(), UIWindow())
    front.rootViewController = screen("Front")
    front.makeKeyAndVisible()
    back.windowLevel = .normal - 1
    back.rootViewController = screen("Back")
    back.isHidden = false
    hint.windowLevel = .alert + 1
    hint.isUserInteractionEnabled = false
    hint.rootViewController = screen("Hint")
    hint.isHidden = false
    #expect(
      front.hierarchy().map { "\($0.name)\($0.isHittable ? "*" : "")" } == [
        "Back", "Front*", "Hint*",
      ])
  }
}

@MainActor
private final class VaultApp {
  let window = UIWindow()
  private let main: PageFlow?
  private var lockFlow: LockFlow?
  private let isReleased: Bool
  private(set) var isLocked = false

  init(isReleased: Bool) {
    self.isReleased = isReleased
    let main = PageFlow("Main")
    self.main = main
    window.rootViewController = main.page
    window.makeKeyAndVisible()
  }

  func lock() {
    isLocked = true
    let flow = lockFlow ?? LockFlow()
    lockFlow = flow
    flow.window.isHidden = false
  }

  func unlock() {
    isLocked = false
    lockFlow?.window.isHidden = true
    if isReleased { lockFlow = nil }
  }
}

@MainActor
private final class LockFlow {
  let window = UIWindow()
  private let page = screen("Lock")

  init() {
    window.windowLevel = .alert + 1
    window.rootViewController = page
  }
}
