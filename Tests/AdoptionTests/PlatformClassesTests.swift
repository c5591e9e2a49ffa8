#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The classes that stand-ins inherit from.
struct PlatformClassesTests {
  /// The superclasses of the classes that the platform's modules declare, by their names.
  private static func declared() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var found: [String: String] = [:]
    for folder in ["HeadlessUIKit", "AdoptionSupport"] {
      let path = root.appendingPathComponent("Sources/\(folder)").path
      for name in try FileManager.default.contentsOfDirectory(atPath: path)
      where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        for match in text.matches(of: /open class (\w+)(?:<[^>]*>)?: (\w+)/) {
          found[String(match.1)] = String(match.2)
        }
      }
    }
    return found
  }

  @Test func theListSaysWhichClassesAreThere() throws {
    let declared = try Self.declared()
    for (name, parent) in PlatformClasses.parents {
      #expect(PlatformClasses.missing.contains(name) == (declared[name] == nil), "\(name)")
      if let there = declared[name] { #expect(there == parent, "\(name)") }
    }
    #expect(PlatformClasses.missing.isSubset(of: PlatformClasses.parents.keys))
  }

  @Test func theNearestClassIsTheFirstThatIsThere() {
    #expect(PlatformClasses.nearest(to: "UIPageViewController") == "UIPageViewController")
    #expect(PlatformClasses.nearest(to: "UITableViewController") == "UIViewController")
    #expect(PlatformClasses.nearest(to: "UICollectionViewListCell") == "UIView")
    #expect(PlatformClasses.nearest(to: "UIColorWell") == "UIControl")
    #expect(PlatformClasses.nearest(to: "UIImagePickerController") == "UINavigationController")
    #expect(PlatformClasses.nearest(to: "Codable") == nil)
    #expect(PlatformNames.nearest(to: "UIViewRepresentable") == "View")
    #expect(PlatformNames.nearest(to: "Codable") == "Codable")
    #expect(PlatformNames.nearest(to: "Unknown") == nil)
  }

  private func standIn(for name: String, _ text: String) throws -> String {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let field: AmountField
        init() { field = AmountField(limit: 1) }
        func start() { stack.pushViewController(Tour(pages: 2), animated: true) }
        func find() { stack.present(Finder(hint: "a"), animated: true) }
      }
      \(text)
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return try #require(
      StandIns(for: slice, of: project, findings, Knowledge()).files
        .first { $0.name == name }?.file.text)
  }

  private let classes = """
    final class Tour: UIPageViewController {
      let pages: Int
      init(pages: Int) {
        self.pages = pages
        super.init(transitionStyle: .scroll, navigationOrientation: .vertical)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Finder: UISearchController {
      init(hint: String) { super.init(searchResultsController: nil); searchBar.placeholder = hint }
    }
    final class AmountField: UITextField {
      init(limit: Int) { super.init(frame: .zero) }
    }
    """

  @Test func aSubclassOfWhatIsThereStaysOne() throws {
    let tour = try standIn(for: "Tour", classes)
    #expect(tour.contains("final class Tour: UIPageViewController {"))
    #expect(
      tour.contains("super.init(transitionStyle: .scroll, navigationOrientation: .vertical)"))
    let finder = try standIn(for: "Finder", classes)
    #expect(finder.contains("final class Finder: UISearchController {"))
    #expect(finder.contains("super.init(searchResultsController: nil)"))
    let field = try standIn(for: "AmountField", classes)
    #expect(field.contains("final class AmountField: UITextField {"))
    #expect(field.contains("super.init(frame: .zero)"))
  }

  @Test func aProtocolOfDelegatesKeepsWhatItsOwnRequires() throws {
    let project = Sample.app(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let services: [Service] = []
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          services.forEach { _ = $0 }
          window = UIWindow(); Flow(window!).start(); return true
        }
      }
      protocol Service: UIApplicationDelegate {}
      final class Flow { let window: UIWindow; init(_ w: UIWindow) { window = w }
        func start() { window.rootViewController = UINavigationController() } }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let standIns = StandIns(for: slice, of: project, findings, Knowledge())
    #expect(
      standIns.files.first { $0.name == "Service" }?.file.text.contains(
        "protocol Service: UIApplicationDelegate {") == true)
  }
}
#endif
