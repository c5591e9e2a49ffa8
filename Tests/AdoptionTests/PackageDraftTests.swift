#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Systems for the coordinators of a package's own targets.
struct PackageDraftTests {
  private func draft(_ files: [String: String]) throws -> PackageDraft {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    for (name, text) in files { try Sample.write(text, to: "\(folder)/\(name).swift") }
    return try PackageDraft(of: [("Reader", folder)])
  }

  /// The statements within `declare:`, without indentation.
  private func statements(_ system: PackageDraft.System) -> [String] {
    let lines = system.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let start = lines.firstIndex { $0.hasSuffix("declare: { it in") } ?? 0
    return Array(lines[(start + 1)...].dropLast(3))
  }

  @Test func aPathThatNoMethodChangesIsPushedTo() throws {
    let draft = try draft([
      "Reader": """
      public enum Chapter: CaseIterable, Sendable { case preface, story }

      @MainActor @Observable
      public final class ReaderCoordinator {
        public var path: [Chapter] = []
        public init() {}
      }
      """
    ])
    #expect(draft.missed == [])
    #expect(draft.systems.map(\.type) == ["ReaderSystem"])
    #expect(draft.systems[0].products == [])
    #expect(
      draft.systems[0].text == """
        // What drives ReaderCoordinator, and what it can meet: drafted from its source, to be edited.

        import Foundation
        import NavigationHarness
        import Reader

        extension Chapter: Route {}

        /// ReaderCoordinator as a system that can be verified.
        struct ReaderSystem: VerifiableSystem {
          let name = "Reader"
          let summary = "The navigation of ReaderCoordinator."

          func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
            let scope = try Scope([
              .init("stack", 3, "screens on a stack"),
            ]).overriding(configuration.scope)
            return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { _ in
              ReaderCoordinator()
            } declare: { it in
              it.root { $0 }
              it.coordinator(ReaderCoordinator.self, role: "reader") {
                $0.stack(\\.path, root: "Root")
              }
              it.identities(of: Chapter.self)
              it.cap("stack", scope["stack"]) { subject in subject.path.count }
              // guessed: links push any Chapter, since no method of ReaderCoordinator changes its path
              it.routes(Chapter.self, .tap(on: nil), prefix: "push ") {
                $0.path.append($1)
              }
            }
          }
        }

        """)
  }

  @Test func methodsAndSheetsAreEventsAndChildrenAreFound() throws {
    let draft = try draft([
      "Reader": """
      enum Chapter: Hashable { case preface, story(Int) }

      @MainActor
      final class ReaderCoordinator {
        var path: [Chapter] = []
        var sheet: Chapter?
        private var library: LibraryCoordinator?
        func start() { path = [] }
        func open(_ chapter: Chapter) { path.append(chapter) }
        func load() async throws -> Bool { path = []; return true }
        func visit() { library = LibraryCoordinator(isLarge: true) }
        private func hide() { path = [] }
      }
      """,
      "Library": """
      @MainActor
      final class LibraryCoordinator {
        var path: [Chapter] = []
        init(isLarge: Bool) {}
        func back() { path.removeLast() }
      }
      """,
    ])
    let system = try #require(draft.systems.first)
    #expect(draft.systems.count == 1)
    #expect(system.products == ["AdoptionSupport"])
    #expect(system.text.contains("\n@testable import Reader\n"))
    #expect(
      system.text.contains(
        """
              let coordinator = ReaderCoordinator()
              coordinator.start()
              return coordinator
            } declare: { it in

        """))
    let child = "findObject(LibraryCoordinator.self, from: "
    #expect(
      statements(system) == [
        "it.root { $0 }",
        "it.coordinator(ReaderCoordinator.self, role: \"reader\") {",
        "$0.stack(\\.path, root: \"Root\")", "$0.sheet(\\.sheet)", "}",
        "it.coordinator(LibraryCoordinator.self, role: \"library\") {",
        "$0.stack(\\.path, root: \"Root\")", "}",
        "it.identities(of: Chapter.self)",
        "it.cap(\"stack\", scope[\"stack\"]) { subject in", "[", "subject.path.count,",
        "\(child)subject)?.path.count ?? 0,", "].max() ?? 0", "}",
        "it.coordinatorCap = scope[\"coordinators\"]",
        "// guessed: screens call and set what they can of ReaderCoordinator, since no code outside "
          + "the class names any of it",
        "it.event(\"open(preface)\", .programmatic) {", "$0.open(Chapter.preface)", "}",
        "it.event(\"open(story)\", .programmatic) {", "$0.open(Chapter.story(1))", "}",
        "it.event(\"load\", .programmatic) {",
        "let object = $0; Task { _ = try? await object.load() }", "}",
        "it.event(\"visit\", .programmatic) {", "$0.visit()", "}",
        "it.event(\"sheet(preface)\", .programmatic) {", "$0.sheet = Chapter.preface", "}",
        "it.event(\"sheet(story)\", .programmatic) {", "$0.sheet = Chapter.story(1)", "}",
        "// guessed: screens call and set what they can of LibraryCoordinator, since no code outside "
          + "the class names any of it",
        "it.event(", "\"library:back\", .programmatic,",
        "unless: { \(child)$0) == nil ? \"it is not there\" : nil }",
        ") { _ = \(child)$0)?.back() }",
      ])
  }

  @Test func aCoordinatorOnUIKitIsMadeInAWindow() throws {
    let draft = try draft([
      "Flow": """
      final class Flow: NSObject, UINavigationControllerDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController, isNew: Bool = false) { self.stack = stack }
        func start() {
          let item = UIBarButtonItem(title: "Open", style: .plain, target: nil, action: nil)
          stack.pushViewController(UIViewController(), animated: true)
        }
        func navigationController(
          _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {}
      }
      """
    ])
    let system = try #require(draft.systems.first)
    #expect(system.products == ["AdoptionSupport", "HeadlessUIKit"])
    #expect(
      system.text.contains(
        """
        #if canImport(UIKit)
          import UIKit
        #else
          import HeadlessUIKit
        #endif

        /// Flow in a window, as an app makes it.
        @MainActor
        final class FlowSubject {
          let coordinator: Flow
          let window = UIWindow()

          init() {
            let root = UINavigationController()
            coordinator = Flow(stack: root)
            window.rootViewController = root
            window.makeKeyAndVisible()
            coordinator.start()
          }
        }

        """), "\(system.text)")
    #expect(
      statements(system) == [
        "it.root { $0.coordinator }", "it.window { $0.window }",
        "it.coordinator(Flow.self, role: \"flow\")",
        "it.cap(\"stack\", scope[\"stack\"]) { subject in deepestStack(in: subject.window) }",
        "// guessed: a person taps what has a title in the source",
        "it.tap(\"Open\", twice: true)",
      ])
  }

  @Test func aWindowOfItsOwnIsShown() throws {
    let draft = try draft([
      "Flow": """
      final class Flow {
        let window = UIWindow()
        private let stack = UINavigationController()
        func open() { stack.pushViewController(UIViewController(), animated: true) }
      }
      """
    ])
    let text = try #require(draft.systems.first).text
    #expect(text.contains("  var window: UIWindow? { coordinator.window }\n"))
    #expect(!text.contains("makeKeyAndVisible"))
    #expect(text.contains("it.event(\"open\", .programmatic) {\n        $0.coordinator.open()\n"))
  }

  @Test func whatCannotBeMadeIsTold() throws {
    let draft = try draft([
      "Lost": """
      protocol Remote {}
      final class LostCoordinator {
        var path: [Int] = []
        init(remote: Remote) {}
        func go() { path.append(1) }
      }
      """
    ])
    #expect(draft.systems.isEmpty)
    #expect(
      draft.missed == [
        "LostCoordinator has no system: no argument can be made up for its initializer. Write one "
          + "like those in Sources/NavigationSystems."
      ])
  }

  @Test func targetsWithoutSourcesOrCoordinatorsHaveNone() throws {
    #expect(try draft(["Model": "struct Model { var path: [Int] = [] }"]).systems.isEmpty)
    #expect(try PackageDraft(of: [("Nothing", "/nowhere")]).systems.isEmpty)
  }
}
#endif
