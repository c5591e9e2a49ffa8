#if Adopt
import Testing

@testable import Adoption

/// What tools generate that name an app's resources.
struct GeneratedAssetsTests {
  @Test func theBundleOfTheAppIsTheMainOne() throws {
    let app = Sample.app(
      """
      class PagesCoordinator {
        let stack = UINavigationController()
        func start() {
          print(BundleToken.bundle)
          stack.pushViewController(UIViewController(), animated: true)
        }
      }
      final class BundleToken {
        static let bundle: Bundle = {
          Bundle(for: BundleToken.self)
        }()
      }
      """)
    let files = try Draft(app, Findings(in: app), Knowledge()).standIns.files
    let text = files.first { $0.name == "BundleToken" }?.file.text
    #expect(
      text == """
        // Stands in for BundleToken. Written by 'verifier adopt'.

        final class BundleToken {
          static var bundle: Bundle = Bundle.main
        }

        """)
  }
}
#endif
