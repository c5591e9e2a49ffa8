#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Apps that begin with the `App` of SwiftUI.
struct SwiftUIAppTests {
  private func draft(_ project: Project) throws -> Draft {
    try Draft(project, Findings(in: project), Knowledge())
  }

  private let app = Sample.app(
    """
    @main
    struct ShelfApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
      @StateObject private var flow = ShelfFlow()
      var body: some Scene {
        WindowGroup("Shelf") { ShelfView(flow: flow) }
      }
    }
    class AppDelegate: NSObject, UIApplicationDelegate {}
    final class ShelfFlow: ObservableObject {
      @Published var path: [Int] = []
      func open(_ book: Int) { path.append(book) }
    }
    struct ShelfView: View {
      @ObservedObject var flow: ShelfFlow
      let title: String = "a"
      var body: some View {
        NavigationStack(path: $flow.path) {
          Button("Open") { flow.open(1) }
          Button(title) { flow.open(2) }
          Text(title).onTapGesture { flow.path.removeAll() }
          NavigationLink(destination: BookView(flow: flow)) { Label("Book", systemImage: "b") }
        }
      }
    }
    struct BookView: View {
      let flow: ShelfFlow
      @EnvironmentObject var other: ShelfFlow
      var body: some View { Text("a").onTapGesture { flow.open(3) } }
    }
    """)

  @Test func theAppBecomesAViewThatAWindowShows() throws {
    let draft = try draft(app)
    let text = try #require(draft.rewritten.first?.text)
    #expect(text.contains("struct ShelfApp: View {\n"))
    #expect(text.contains("   private var delegate = AppDelegate()\n"))
    #expect(text.contains("  var body: some View {\n    Group { ShelfView(flow: flow) }\n"))
    let system = try #require(draft.system).file.text
    #expect(system.contains("  private(set) var window: HeadlessWindow<ShelfApp>?\n"))
    #expect(system.contains("    window = HeadlessWindow(rootView: ShelfApp())\n"))
    #expect(system.contains("it.root { shownObject(ShelfFlow.self, in: $0.window) }\n"))
    #expect(system.contains("it.coordinator(ShelfFlow.self, role: \"shelfFlow\")\n"))
  }

  @Test func whatTheAppKeepsInPlainPropertiesLivesAsLongAsItDoes() throws {
    let app = Sample.app(
      """
      @main
      struct ShelfApp: App {
        private let flow = ShelfFlow()
        private let title = "a", shelf: Shelf
        @StateObject private var other = ShelfFlow()
        static let shared = ShelfFlow()
        var body: some Scene { WindowGroup { flow.screen() } }
      }
      struct Shelf {}
      final class ShelfFlow: ObservableObject {
        @Published var path: [Int] = []
        func open(_ book: Int) { path.append(book) }
        func screen() -> some View { Text("a") }
      }
      """)
    let system = try #require(try draft(app).system).file.text
    #expect(
      system.contains(
        """
          private(set) var isLaunched = false
          private(set) var app: ShelfApp?

          init() {}

          func launch() {
            isLaunched = true
            let app = ShelfApp()
            self.app = app
            window = HeadlessWindow(rootView: app)
          }

        """))
    #expect(
      system.contains(
        """
              it.root { storedObject("flow", of: $0.app) }
              it.root { shownObject(ShelfFlow.self, in: $0.window) }

        """))
    #expect(!system.contains(#"storedObject("other""#))
  }

  @Test func theControlsOfKeptViewsAreTappedByTitleOrByAGivenName() throws {
    let draft = try draft(app)
    let taps = try #require(draft.system).file.text.split(separator: "\n")
      .filter { $0.contains("it.tap(") }.map { $0.drop { $0 == " " } }
    #expect(
      taps == [
        #"it.tap("BookView:open(3)", twice: true)"#, #"it.tap("Open", twice: true)"#,
        #"it.tap("ShelfView:open", twice: true)"#,
        #"it.tap("ShelfView:removeAll", twice: true)"#, #"it.tap("Book", twice: true)"#,
      ])
    let text = try #require(draft.rewritten.first?.text)
    #expect(
      text.contains(
        "Button(title) { flow.open(2) }.accessibilityIdentifier(\"ShelfView:open\")\n"))
  }

  @Test func aViewThatLeadsNowhereOffersItsCallsAsButtons() throws {
    let text = try draft(app).standIns.files.first { $0.name == "BookView" }?.file.text
    #expect(
      text == """
        // Stands in for BookView. Written by 'verifier adopt'.

        struct BookView: View {
          var flow: ShelfFlow
          @EnvironmentObject var other: ShelfFlow
          var body: some View { offeredControls(of: self) }
        }

        extension BookView: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("BookView:open(3)") { _ = self.flow.open(3) },
            ]
          }
        }

        """)
  }

  @Test func aDelegateThatMakesTheWindowIsTheEntry() throws {
    let app = Sample.app(
      """
      struct ShelfApp: App { var body: some Scene { WindowGroup {} } }
      class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func begin() { window = UIWindow(); ShelfFlow().start() }
      }
      class ShelfFlow { let stack = UINavigationController(); func start() { stack.pop() } }
      """)
    #expect(try draft(app).entry?.type == "AppDelegate")
  }
}

/// What goes from views of SwiftUI.
struct ViewCutTests {
  private let app = Sample.app(
    """
    class Flow { var path: [Int] = []; func start() { path.append(1) } }
    struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf(flow: Flow()) } } }
    struct Shelf: View {
      let flow: Flow
      var body: some View {
        NavigationStack {
          Text("a").shiny(.gold).padding()
          Tiles(columns: 2) { Text("b") }
            .sheet(item: x) { Missing() }
          Button("c") { flow.make().go() }
        }
      }
    }
    extension View {
      func framed() -> some View {
        modifier(Missing(1))
      }
    }
    struct Frame: ViewModifier {
      func body(content: Content) -> some View {
        missing()
        content.shiny()
      }
    }
    struct OtherApp: App {
      var body: some Scene {
        WindowGroup { Shelf(flow: Flow()) }.missing()
      }
    }
    """)

  private func cut(_ line: Int, _ column: Int) -> String? {
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice, standIns: [:], files: ["/App.swift": 0], knowledge: Knowledge())
    let error = Diagnostic("/App.swift:\(line):\(column): error: no"[...])
    repairer.learn(from: [error].compactMap { $0 })
    return repairer.knowledge.cuts[0]?.first.map { cut in
      let bytes = Array(app.files[0].text.utf8)
      let start = bytes[..<cut.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let line = Array(bytes[(start + 1)..<cut.range.lowerBound]) + Array(cut.replacement.utf8)
      let rest = bytes[cut.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line + rest, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func aModifierGoesWithoutItsView() {
    #expect(cut(7, 17) == "Text(\"a\").padding()")
    #expect(cut(7, 24) == "Text(\"a\").padding()")
  }

  @Test func aContainerGoesWithoutItsContent() {
    #expect(cut(8, 7) == "Group { Text(\"b\") }")
  }

  @Test func aStatementWithinAModifierGoesAlone() {
    #expect(cut(9, 27) == ".sheet(item: x) {  }")
  }

  @Test func aBodyThatGoesLeavesAViewWithoutContent() {
    #expect(cut(5, 7) == "var body: some View { EmptyView() }")
  }

  @Test func whatAModifierOfTheAppChangesStays() {
    #expect(cut(16, 14) == "self")
    #expect(cut(21, 5) == "")
    #expect(cut(22, 13) == "content")
  }

  @Test func ofASceneOnlyTheModifierGoes() {
    #expect(cut(27, 41) == "WindowGroup { Shelf(flow: Flow()) }")
  }

  @Test func whatAControlDoesIsNoModifier() {
    #expect(cut(10, 32) == "Button(\"c\") {  }")
  }
}
#endif
