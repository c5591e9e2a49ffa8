#if Adopt
import Foundation
import Testing

@testable import Adoption

/// What a storyboard holds, in Swift.
@Suite struct StoryboardWriterTests {
  /// As in a storyboard that was split up: code still finds its controllers by the first one's name.
  @Test func aReferenceIsTheControllerOfAnotherStoryboard() throws {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    try Sample.write(
      """
      <document><scenes><scene><objects>
      <viewControllerPlaceholder id="a" storyboardIdentifier="Book" storyboardName="Books" \
      referencedIdentifier="Book"/>
      </objects></scene><scene><objects>
      <viewControllerPlaceholder id="b" storyboardIdentifier="Shelf" storyboardName="Shelves"/>
      </objects></scene></scenes></document>
      """, to: "\(folder)/Main.storyboard")
    let storyboard = try #require(try Storyboard(atPath: "\(folder)/Main.storyboard"))
    let app = Sample.app("final class Flow { var children: [Flow] = []; func start() {} }")
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    #expect(
      StoryboardWriter(storyboard, app, findings, slice).registrations == [
        #"UIStoryboard.register("Book", in: "Main") {"#,
        #"  UIStoryboard(name: "Books", bundle: nil).instantiateViewController(withIdentifier: "Book")"#,
        "}",
        #"UIStoryboard.register("Shelf", in: "Main") {"#,
        #"  UIStoryboard(name: "Shelves", bundle: nil).instantiateInitialViewController() ?? UIViewController()"#,
        "}",
      ])
  }

  @Test func aScreenThatCodeMakesWithItsModelIsNotMadeOfNothing() throws {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    let scenes = ["Shelf", "Book", "Cover"].map { name in
      """
      <scene><objects><viewController id="\(name)" customClass="\(name)Screen" \
      storyboardIdentifier="\(name)"/></objects></scene>
      """
    }
    try Sample.write(
      "<document initialViewController=\"Shelf\"><scenes>\(scenes.joined())</scenes></document>",
      to: "\(folder)/Main.storyboard")
    let storyboard = try #require(try Storyboard(atPath: "\(folder)/Main.storyboard"))
    let app = Sample.app(
      """
      class ModelScreen<Model>: UIViewController {
        let model: Model
        required init?(coder: NSCoder, model: Model) { self.model = model; super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class BookScreen: ModelScreen<Int> {}
      final class ShelfScreen: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      final class CoverScreen: UIViewController { init(title: String = "") { super.init(nibName: nil, bundle: nil) } }
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(ShelfScreen(), animated: true) }
        func open(_ book: BookScreen, _ cover: CoverScreen) { stack.present(book, animated: true) }
      }
      """)
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    #expect(
      StoryboardWriter(storyboard, app, findings, slice).registrations == [
        #"UIStoryboard.register("Shelf", in: "Main") {"#, "  ShelfScreen()", "}",
        #"UIStoryboard.register(nil, in: "Main") {"#, "  ShelfScreen()", "}",
        #"UIStoryboard.register("Book", in: "Main") {"#, #"  noValue("BookScreen of Main")"#, "}",
        #"UIStoryboard.register("Cover", in: "Main") {"#, "  CoverScreen()", "}",
      ])
  }

  /// A delegate may make its first screens as it is made.
  @Test func storyboardsAreThereBeforeTheDelegate() throws {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    try Sample.write(
      """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a"/>
      </objects></scene></scenes></document>
      """, to: "\(folder)/Main.storyboard")
    let app = Project(
      name: "App", root: "/",
      files: [
        SourceFile(
          path: "/App.swift", name: "App.swift",
          text: """
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow? = UIWindow()
              let flow = Flow()
              func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
              ) -> Bool { window?.rootViewController = flow.stack; return true }
            }
            final class Flow {
              let stack = UINavigationController()
              init() { stack.pushViewController(first(), animated: false) }
              func first() -> UIViewController {
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
              }
            }
            """)
      ],
      storyboards: [try #require(try Storyboard(atPath: "\(folder)/Main.storyboard"))],
      origin: .folder, merged: [])
    let text = try #require(try Draft(app, Findings(in: app), Knowledge()).system).file.text
    #expect(text.contains("  let delegate: AppDelegate\n"))
    #expect(
      text.contains(
        """
          init() {
            UIStoryboard.register(nil, in: "Main") {
              UIViewController()
            }
            delegate = AppDelegate()
            UIApplication.shared.delegate = delegate
          }
        """))
  }
}
#endif
