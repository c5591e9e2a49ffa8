#if Adopt
import Testing

@testable import Adoption

/// Objects that code makes of a class which it knows by a metatype alone.
@Suite struct MetatypeCallTests {
  private let app = Sample.app(
    """
    import UIKit
    extension UIViewController {
      static func instantiate() -> Self { Self(nibName: "\\(self)", bundle: nil) }
      static func loaded() -> Self {
        self.init(nibName: nil, bundle: nil)
      }
      static func made<Screen: UIViewController>(_ type: Screen.Type) -> [Screen] { [Screen(), type.init()] }
      static func copy(_ name: String) -> Self { return .init() }
    }
    final class BookScreen: UIViewController {}
    final class ShelfScreen: UIViewController { init(title: String) { super.init(nibName: nil, bundle: nil) } }
    final class CoverScreen: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      init(book: BookScreen) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
      func open() { addChild(BookScreen.instantiate()) }
    }
    final class Flow {
      let stack = UINavigationController()
      func start() { stack.pushViewController(BookScreen.instantiate(), animated: true) }
      func open() { stack.pushViewController(CoverScreen.instantiate(), animated: true) }
      func show() { stack.pushViewController(ShelfScreen(title: "a"), animated: true) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let flow = Flow()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        flow.start()
        return true
      }
    }
    """)

  private func message(_ name: String) -> String {
    "constructing an object of class type '\(name)' with a metatype value must use a 'required' initializer"
  }

  @Test(arguments: [
    (3, 39, "Self", ["madeByClass(Self.self)"]), (5, 10, "Self", ["madeByClass(self)"]),
    (7, 83, "Screen", ["madeByClass(Screen.self)"]),
    (7, 93, "Screen", ["madeByClass(type)"]), (8, 54, "Self", ["madeByClass(Self.self)"]),
  ]) func theCallIsThatOfAFunction(line: Int, column: Int, type: String, texts: [String]) {
    let knowledge = Sample.learned(message(type), line: line, column: column, in: app)
    #expect(knowledge.cuts[0]?.map(\.replacement) == texts)
    #expect(knowledge.makesByMetatype)
  }

  /// The columns of a rewritten line say nothing.
  @Test func twoInALineAreFoundFromItsStart() {
    let error = (line: 7, column: 3, message: message("Screen"))
    let knowledge = Sample.learned([error, error], in: app)
    #expect(
      knowledge.cuts[0]?.map(\.replacement) == ["madeByClass(Screen.self)", "madeByClass(type)"])
  }

  @Test func theSystemSaysHowItsClassesAreMade() throws {
    var knowledge = Knowledge()
    knowledge.makesByMetatype = true
    let system = try #require(try Draft(app, Findings(in: app), knowledge).system)
    let lines = system.file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("ClassMakers") } == [
        "ClassMakers.register(BookScreen.self) { BookScreen() }",
        "ClassMakers.register(CoverScreen.self) { CoverScreen(nibName: nil, bundle: nil) }",
      ])
  }
}
#endif
