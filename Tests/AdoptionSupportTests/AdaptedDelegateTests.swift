import AdoptionSupport
import HeadlessUIKit
import PlatformTestSupport
import Testing

/// The delegate of the `App` of SwiftUI.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct AdaptedDelegateTests {
  private final class Delegate: UIApplicationDelegate {
    private(set) var isLaunched = false

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      isLaunched = true
      return true
    }
  }

  @MainActor private struct App { let delegate = adapted(Delegate()) }

  @Test func itHearsOfTheLaunchOnceTheAppIsMade() {
    let app = App()
    #expect(UIApplication.shared.delegate === app.delegate)
    #expect(!app.delegate.isLaunched)
    #expect(launched(app).delegate.isLaunched)
  }
}
