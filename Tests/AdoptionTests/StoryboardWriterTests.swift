#if Adopt
import Foundation
import Testing

@testable import Adoption

/// What a storyboard holds, in Swift.
@Suite struct StoryboardWriterTests {
  @Test func aScreenThatCodeMakesWithItsModelIsNotMadeOfNothing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
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
}
#endif
