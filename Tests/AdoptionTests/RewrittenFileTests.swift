#if Adopt
import Testing

@testable import Adoption

/// Copies of the app's files that keep their lines.
struct RewrittenFileTests {
  private func rewritten(_ text: String, cuts: [Cut] = []) -> RewrittenFile {
    let project = Sample.app(text)
    return RewrittenFile(0, of: project, kept: project.files[0].declarations, cuts: cuts)
  }

  @Test func aFileThatCompilesIsTheAppsOwn() {
    #expect(rewritten("import UIKit\nclass A {}\n").text == nil)
  }

  @Test func classesOfAnAppThatAssociatesValuesHaveAPlaceForThem() throws {
    let text = try #require(
      rewritten(
        """
        class Flow {
          var child: Any? {
            get { objc_getAssociatedObject(self, &key) }
            set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
          }
        }
        class List<Item>: Listing {
        }
        class Value: Codable {}
        class Inner: Flow {}
        class Screen: UIViewController {}
        """
      ).text)
    let place =
      " nonisolated(unsafe) let associatedKeys = AssociatedKeys()"
      + "; nonisolated(unsafe) var associatedValues: [Any?] = [];"
    #expect(text.contains("\nclass Flow: KeepsAssociatedValues {\(place)\n  var child"))
    #expect(text.contains("\nclass List<Item>: Listing, KeepsAssociatedValues {\(place)\n}"))
    #expect(
      text.contains(
        "\nclass Value: Codable {}\nclass Inner: Flow {}\nclass Screen: UIViewController {}"))
  }

  @Test func anAddressWithinATextIsCounted() throws {
    let text = try #require(
      rewritten(
        """
        extension Flow {
          var key: String { "\\(Unmanaged.passUnretained(self).toOpaque())" }
          var other: String { String(describing: Unmanaged<Flow>.passUnretained(child).toOpaque()) }
          var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
        }
        """
      ).text)
    #expect(text.contains(#"var key: String { "\(CountedAddress(of: self))" }"#))
    #expect(text.contains("{ String(describing: CountedAddress(of: child)) }"))
    #expect(text.contains("{ UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }"))
  }

  @Test func anImportByWhichPackagesTellApplesSystemsGoes() {
    let file = rewritten("import UIKit\nimport os.log\n@preconcurrency import os\nclass A {}\n")
    #expect(
      file.text == "#sourceLocation(file: \"/App.swift\", line: 1)\nimport UIKit\n\n\nclass A {}\n")
    let source = SourceFile(path: "/A.swift", name: "A.swift", text: "import os\nimport Lottie\n")
    #expect(Modules(importedBy: [source], app: "App").standIns == ["Lottie"])
  }

  @Test func theAppsFilesSeeThePlatformAndNotTheVerifiersModel() {
    let implicit = Modules(importedBy: [], app: "App").files.last
    #expect(implicit?.path == "Sources/AppPlatform/AppPlatform.swift")
    let imported = (implicit?.text ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("@_exported import ") }.map { $0.split(separator: " ").last ?? "" }
    #expect(
      imported == ["AdoptionSupport", "Combine", "Foundation", "Observation", "SwiftUI", "UIKit"])
  }

  /// An app may say whose a type is, as in `Swinject.Resolver`.
  @Test func aModuleThatComesPreparedHasItsTypes() {
    let source = SourceFile(
      path: "/A.swift", name: "A.swift",
      text: "import Swinject\nimport SwinjectAutoregistration\nimport Lottie\n")
    let modules = Modules(importedBy: [source], app: "App")
    func text(_ name: String) -> [Substring] {
      let file = modules.files.first { $0.path == "Sources/\(name)/\(name).swift" }
      return Array((file?.text ?? "").split(separator: "\n").dropFirst())
    }
    #expect(text("Lottie") == ["@_exported import Foundation"])
    #expect(text("SwinjectAutoregistration") == ["@_exported import Foundation"])
    #expect(
      text("Swinject").prefix(2) == ["@_exported import Foundation", "import AdoptionSupport"])
    #expect(text("Swinject").contains("public typealias Resolver = SwinjectResolver"))
    let manifest = Manifest(
      app: "App", modules: modules, isMainActorByDefault: false, dependency: "", verifier: "v"
    ).text
    #expect(manifest.contains(#".target(name: "Lottie"),"#))
    #expect(
      manifest.contains(
        #".target(name: "Swinject", dependencies: [verifier("AdoptionSupport")]),"#))
  }

  @Test func whatNeedsObjectiveCIsRewrittenInItsLine() {
    let file = rewritten(
      """
      class A {
        @objc func fire(_ sender: Any) {}
        func go() { add(#selector(fire(_:)), #selector(B.stop)) }
      }
      """)
    #expect(
      file.text == """
        #sourceLocation(file: "/App.swift", line: 1)
        class A {
           func fire(_ sender: Any) {}
          func go() { add(Selector("fire:", A.fire(_:)), Selector("stop", B.stop)) }
        }
        """)
    #expect(file.changedLines == [2, 3])
  }

  /// Swift 4 took it, and ignored it.
  @Test func howARequiredPropertyIsHeldIsForTheTypesToSay() {
    let text = """
      protocol Flow: class {
        weak var parent: Flow? { get set }
        unowned var root: Flow { get }
      }
      class Main: Flow { weak var parent: Flow?; unowned var root: Flow }
      """
    #expect(
      rewritten(text).text == """
        #sourceLocation(file: "/App.swift", line: 1)
        protocol Flow: class {
           var parent: Flow? { get set }
           var root: Flow { get }
        }
        class Main: Flow { weak var parent: Flow?; unowned var root: Flow }
        """)
  }

  @Test func wrappersWhoseNamesAreTakenAreThoseOfSwiftUI() {
    let text = """
      import SwiftUI
      enum State<Value> { case on(Value) }
      @propertyWrapper struct Binding { var wrappedValue: Int }
      struct A: View {
        @State private var a = 1
        @Binding var b: Int
        init() { _a = State(initialValue: 2); let c = State(on: 3) }
      }
      """
    #expect(
      rewritten(text).text?.split(separator: "\n").suffix(5) == [
        "struct A: View {", "  @SwiftUI.State private var a = 1", "  @Binding var b: Int",
        "  init() { _a = SwiftUI.State(initialValue: 2); let c = State(on: 3) }", "}",
      ])
  }

  @Test func aValueOfTheEnvironmentGetsAKeyInItsLine() {
    let file = rewritten(
      """
      extension EnvironmentValues {
        @Entry var isWide = false
        @Entry public var name: String?
        var other: Int { 1 }
      }
      class B { @Entry var a = 1 }
      """)
    #expect(
      file.text == """
        #sourceLocation(file: "/App.swift", line: 1)
        extension EnvironmentValues {
          var isWide: EntryKey_isWide.Value { get { self[EntryKey_isWide.self] } \
        set { self[EntryKey_isWide.self] = newValue } }; \
        struct EntryKey_isWide: EnvironmentKey { static let defaultValue = false }
          public var name: String? { get { self[EntryKey_name.self] } \
        set { self[EntryKey_name.self] = newValue } }; \
        public struct EntryKey_name: EnvironmentKey { public static var defaultValue: String? { nil } }
          var other: Int { 1 }
        }
        class B { @Entry var a = 1 }
        """)
    #expect(file.changedLines == [2, 3])
  }

  @Test func whatIsForIOSAloneIsCompiled() {
    let file = rewritten(
      """
      #if os(iOS) || os(tvOS)
      class A { let name = "os(iOS)" }
      #elseif os(macOS)
      class A {}
      #endif
      struct B: View {
        var body: some View {
          Text("a")
            #if os( iOS ) && !os(Linux) && canImport(UIKit)
              .navigationBarTitleDisplayMode(.inline)
            #endif
        }
        func os(_ name: String) { os(iOS) }
      }
      """)
    #expect(
      file.text == """
        #sourceLocation(file: "/App.swift", line: 1)
        #if true || os(tvOS)
        class A { let name = "os(iOS)" }
        #elseif os(macOS)
        class A {}
        #endif
        struct B: View {
          var body: some View {
            Text("a")
              #if true && !false && canImport(UIKit)
                .navigationBarTitleDisplayMode(.inline)
              #endif
          }
          func os(_ name: String) { os(iOS) }
        }
        """)
    #expect(file.changedLines == [1, 9])
  }

  @Test func aPreviewGoesWithItsContent() {
    #expect(
      rewritten("class A {}\n#Preview(\"a\") {\n  A()\n}\n").text
        == "#sourceLocation(file: \"/App.swift\", line: 1)\nclass A {}\n\n\n\n")
  }

  @Test func aControlThatIsCutIsNone() throws {
    let view = "Map()\n      .onTapGesture { open() }"
    let (head, tail) = ("struct A: View {\n  var body: some View {\n    ", "\n  }\n}")
    let text = head + view + tail
    #expect(rewritten(text).controls == ["A:open"])
    let range = head.utf8.count..<(head + view).utf8.count
    let file = rewritten(
      text, cuts: [Cut(range: range, replacement: "", reason: "no Map", line: 3)])
    #expect(file.controls == [])
    #expect(file.text?.contains("accessibilityIdentifier") == false)
  }

  @Test func nothingIsPublicWhereStandInsAreNot() {
    let project = Sample.app("public class A {\n  open private(set) var a: B\n}")
    let file = RewrittenFile(
      0, of: project, kept: project.files[0].declarations, cuts: [], isInternal: true)
    #expect(
      file.text
        == "#sourceLocation(file: \"/App.swift\", line: 1)\n class A {\n   private(set) var a: B\n}"
    )
  }

  @Test func aCutLeavesTheLinesBelowWhereTheyAre() {
    let text = "func f() {\n  a()\n  b(\n    1)\n  c()\n}\n"
    let start = text.utf8.count - "b(\n    1)\n  c()\n}\n".utf8.count
    let cut = Cut(range: start..<(start + 9), replacement: "", reason: "", line: 3)
    #expect(
      rewritten(text, cuts: [cut]).text
        == "#sourceLocation(file: \"/App.swift\", line: 1)\nfunc f() {\n  a()\n  \n\n  c()\n}\n")
  }

  @Test func aControllerDoesWithoutItsNib() {
    let text = rewritten(
      """
      final class Tabs: UITabBarController {
        init?(model: Int, coder: NSCoder) { super.init(coder: coder) }
      }
      class Page: Tabs { required init?(coder: NSCoder) { super.init(coder: coder) } }

      """
    ).text
    #expect(
      text?.contains(
        "init?(model: Int, coder: NSCoder) { super.init(nibName: nil, bundle: nil) }") == true)
    #expect(text?.contains("required init?(coder: NSCoder) { super.init(coder: coder) }") == true)
  }

  @Test func outletsAreConnectedWhenTheViewIsLoaded() throws {
    let text = try #require(
      rewritten(
        """
        class Pages: UITabBarController {
          @IBOutlet private weak var switcher: UISegmentedControl!
          @IBOutlet weak var height: NSLayoutConstraint?
          @IBOutlet var own: Badge!
          @IBOutlet var all: [UIButton]!
          @IBOutlet var made: UILabel! = UILabel()
        }
        class Model { @IBOutlet var label: UILabel! }
        """
      ).text)
    #expect(
      text.contains(
        "\nclass Pages: UITabBarController { override func connectOutlets() { super.connectOutlets(); "
          + "if switcher == nil { switcher = connected(UISegmentedControl()) }; "
          + "if height == nil { height = connected(NSLayoutConstraint()) } };\n"
          + "   private weak var switcher"))
    #expect(text.contains("class Model {  var label: UILabel! }"))
  }

  @Test func barButtonsThatARouterMakesAreControls() {
    let file = rewritten(
      """
      class A {
        func close(_ page: UIViewController) {
          page.navigationItem.leftBarButtonItem =
            UIBarButtonItem(title: "Leave", style: .plain, target: self, action: #selector(left))
          page.navigationItem.rightBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(left))
          page.navigationItem.backBarButtonItem =
            UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        }
        @objc func left() {}
      }

      """)
    #expect(file.controls == ["Leave", "Delete"])
  }

  @Test func literalsOfColorsAndImagesAreSpelledOut() {
    let text = rewritten(
      """
      class A {
        var tint = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        var icon = #imageLiteral(resourceName: "book")
      }

      """
    ).text
    #expect(text?.contains("var tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)\n") == true)
    #expect(text?.contains("var icon = UIImage(named: \"book\")!\n") == true)
  }

  /// Such as a key by which it is found.
  @Test func theDescriptionOfAnObjectHasACountedAddress() {
    let text = rewritten(
      """
      class A {
        func key(_ child: A) -> String { String(describing: child) }
        func name() -> String { String(describing: A.self) }
      }

      """
    ).text
    #expect(text?.contains("{ CountedAddress.text(describing: child) }") == true)
    #expect(text?.contains("{ String(describing: A.self) }") == true)
  }

  @Test func aPrivateStaticVariableIsSetBackWithinItsTypeAndNotTold() {
    let file = rewritten("class A { private static var count = 1; private init() {} }\n")
    #expect(!file.tellsStatics)
    #expect(file.text?.contains("    count = 1\n") == true)
  }

  @Test func aStaticVariableThatIsCutIsNeitherSetBackNorTold() throws {
    let text = """
      class A {
        static var title: Phrase = "a"
        static var count = 1
      }

      """
    let variable = try #require(text.range(of: "static var title: Phrase = \"a\""))
    let start = text.utf8.distance(from: text.startIndex, to: variable.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: variable.upperBound)
    let file = rewritten(
      text, cuts: [Cut(range: start..<end, replacement: "", reason: "", line: 2)])
    #expect(file.text?.contains("title") == false)
    #expect(file.text?.contains("String { \"A.count \\(A.count)\" }\n") == true)
  }

  /// An object may set others as it is made.
  @Test func whatHoldsNothingIsSetBackFirst() {
    let file = rewritten(
      """
      class A {
        static let shared = A()
        static var last: A?
        static var count = 1
        init() { A.last = self }
      }

      """)
    #expect(
      file.text?.contains(
        """
          @MainActor fileprivate static func resetStaticsOfFile0() {
            last = nil
            count = 1
            shared = A()
          }
        """) == true)
  }

  @Test func staticVariablesAreSetBackAndTold() {
    let file = rewritten("fileprivate var isOn = false\nclass A { static var last: A? }\n")
    #expect(file.statics == "OfFile0")
    #expect(file.tellsStatics)
    #expect(
      file.text?.contains(
        "@MainActor func resetStaticsOfFile0() {\n  isOn = false\n  A.resetStaticsOfFile0()\n}")
        == true)
    #expect(
      file.text?.contains(
        """
        extension A {
          @MainActor fileprivate static func resetStaticsOfFile0() {
            last = nil
          }
        }
        """) == true)
    #expect(
      file.text?.contains("func staticsOfFile0() -> String { \"isOn \\(isOn)\" }") == true)
  }

  /// A container that the launch fills gives nothing before it.
  @Test func aStaticVariableWhoseFirstValueUnwrapsIsMadeWhenItIsRead() {
    let file = rewritten(
      """
      enum Texts {
        // Asks the container.
        private static var words = Boxes.all.find(Words.self)!
        static var later = { Boxes.all.find(Words.self)! }
      }

      """)
    #expect(
      file.text?.hasPrefix(
        """
        #sourceLocation(file: "/App.swift", line: 1)
        enum Texts { @MadeWhenRead
          // Asks the container.
          private static var words = Boxes.all.find(Words.self)!
          static var later = { Boxes.all.find(Words.self)! }
        }
        """) == true)
    #expect(
      file.text?.contains(
        """
            _words.forget()
            later = { Boxes.all.find(Words.self)! }
        """) == true)
  }

  @Test func whatAModuleOfTheAppDeclaresNeedsNoModulesName() {
    let app = Sample.app(
      """
      import Kit
      class Flow {
        var children: [Kit.Route] = []
        let other: Other.Route
        let inner: Kit.Route.Kind
        func start() { children.append(Kit.Route()); Kit.start() }
      }
      class Route { enum Kind {} }
      """, merged: ["Kit"])
    let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: []).text
    #expect(text?.contains("  var children: [Route] = []\n") == true)
    #expect(text?.contains("  let other: Other.Route\n") == true)
    #expect(text?.contains("  let inner: Route.Kind\n") == true)
    #expect(text?.contains("{ children.append(Route()); Kit.start() }\n") == true)
  }
}
#endif
