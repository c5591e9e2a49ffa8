#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The steps from screen to screen that storyboards describe.
struct SegueTests {
  private func app() throws -> Project {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    try Sample.write(
      """
      <document initialViewController="n"><scenes>
      <scene><objects><navigationController id="n" storyboardIdentifier="Start">
      <connections><segue destination="s" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="s" customClass="ShelfController">
      <view><subviews><button><connections>
      <segue destination="b" kind="presentation" identifier="book" modalPresentationStyle="fullScreen" id="1"/>
      </connections></button><button><connections>
      <segue destination="b" kind="presentation" identifier="book" id="5"/>
      </connections></button><containerView><connections>
      <segue destination="c" kind="embed" identifier="cover" id="2"/>
      </connections></containerView></subviews></view>
      <connections><segue destination="h" kind="push" identifier="help" id="3"/>
      <segue destination="x" kind="unwind" id="4"/></connections>
      </viewController></objects></scene>
      <scene><objects><navigationController id="b">
      <connections><segue destination="bb" kind="relationship" id="r2"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="bb" customClass="BookController"/></objects></scene>
      <scene><objects><viewController id="c" customClass="CoverController"/></objects></scene>
      <scene><objects><viewController id="h" customClass="HelpController"/></objects></scene>
      <scene><objects><viewController id="z" customClass="UnusedController"/></objects></scene>
      </scenes></document>
      """, to: "\(folder)/Main.storyboard")
    return Project(
      name: "App", root: "/",
      files: [
        SourceFile(
          path: "/App.swift", name: "App.swift",
          text: """
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow?
              let flow = Flow()
              func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
              ) -> Bool { window?.rootViewController = flow.stack; return true }
            }
            final class Flow {
              let stack = UINavigationController()
              func start(_ shelf: ShelfController) { stack.pushViewController(shelf, animated: false) }
            }
            final class ShelfController: UIViewController {
              private var cover: CoverController?
              @IBAction func help() { performSegue(withIdentifier: "help", sender: nil) }
              override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if let cover = segue.destination as? CoverController { cover.title = "a" }
              }
            }
            final class BookController: UIViewController {}
            final class CoverController: UIViewController {}
            final class HelpController: UIViewController {}
            final class UnusedController: UIViewController {}
            """)
      ],
      storyboards: [try #require(try Storyboard(atPath: "\(folder)/Main.storyboard"))],
      origin: .folder, merged: [])
  }

  @Test func aStoryboardTellsWhatLeadsFromItsScenes() throws {
    let scene = try #require(try app().storyboards.first?.scene("s"))
    #expect(
      scene.segues == [
        .init(
          id: "1", identifier: "book", kind: .presentation, destination: "b", style: "fullScreen",
          isOfControl: true),
        .init(
          id: "5", identifier: "book", kind: .presentation, destination: "b", isOfControl: true),
        .init(id: "2", identifier: "cover", kind: .embed, destination: "c", isOfControl: false),
        .init(id: "3", identifier: "help", kind: .show, destination: "h", isOfControl: false),
      ])
  }

  @Test func aScreenIsMadeWithItsSegues() throws {
    let app = try app()
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, Knowledge())
    let lines = StoryboardWriter(app.storyboards[0], app, findings, slice).registrations
    let text = lines.joined(separator: "\n")
    #expect(
      text.contains(
        #"""
        let inner1 = ShelfController()
        inner1.addSegue("1", identifier: "book", .presentation) {
          let destination = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "b")
          destination.modalPresentationStyle = .fullScreen
          return destination
        }
        inner1.addSegue("5", identifier: "book", .presentation) {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "b")
        }
        inner1.addSegue("2", identifier: "cover", .embed) {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "c")
        }
        inner1.addSegue("3", identifier: "help", .show) {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "h")
        }
        return inner1
        """#))
    #expect(text.contains("UIStoryboard.register(\"c\", in: \"Main\") {\n  CoverController()\n}"))
    #expect(!text.contains("register(\"s\""))
  }

  @Test func whereSeguesLeadIsThereAndControlsPerformThem() throws {
    let app = try app()
    let draft = try Draft(app, Findings(in: app), Knowledge())
    #expect(
      draft.standIns.files.map(\.name).filter { $0.hasSuffix("Controller") } == [
        "BookController", "CoverController", "HelpController", "ShelfController",
      ])
    let text = try #require(
      draft.standIns.files.first { $0.name == "ShelfController" }?.file.text)
    #expect(
      text.contains(
        """
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        """))
    #expect(
      text.contains(
        "OfferedCallback(\"ShelfController:segue(book)\") { [weak self] in guard let self else { return "
          + "}; self.touchControl(ofSegue: \"1\") }"))
    #expect(text.contains("OfferedCallback(\"ShelfController:segue(book) 2\")"))
    #expect(text.contains("OfferedCallback(\"ShelfController:help\")"))
    let system = try #require(draft.system).file.text
    #expect(system.contains("it.tap(\"ShelfController:segue(book)\", twice: true)"))
  }
}
#endif
