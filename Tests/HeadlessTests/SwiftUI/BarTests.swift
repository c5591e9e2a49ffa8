import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Library: ObservableObject {
  @Published var path: [Int] = []
  @Published var hidden: ToolbarPlacement?
  @Published var opacity = 1.0
}

private struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    TabView {
      NavigationStack(path: $library.path) {
        Button("Open") { library.path = [1] }
          .navigationDestination(for: Int.self) { _ in PageView(library: library) }
      }
      Text("Settings")
    }
  }
}

private struct PageView: View {
  @ObservedObject var library: Library

  var body: some View {
    Button("Read") {}
      .opacity(library.opacity)
      .toolbar {
        ToolbarItem { Button("Share") {} }
        ToolbarItem(placement: .bottomBar) { Button("Mark") {} }
        Button("Find") {}
      }
      .toolbar(library.hidden == nil ? .automatic : .hidden, for: library.hidden ?? .automatic)
  }
}

private struct TitledView: View {
  let hides: Bool

  var body: some View { Text("title").navigationBarHidden(hides) }
}

private struct PlainView: View {
  var body: some View { Text("plain").navigationBarBackButtonHidden() }
}

extension HeadlessTests {
  /// Bars that views hide, with what is offered there.
  @MainActor
  @Suite struct BarTests {
    private let driver = ScriptedDriver.installed()
    private let library = Library()
    private let window: HeadlessWindow<LibraryView>

    init() {
      let library = library
      window = HeadlessWindow(rootView: LibraryView(library: library))
      library.path = [1]
      driver.settle()
    }

    private var controls: [String] {
      driver.settle()
      return window.hierarchy().flatMap(\.controls)
    }

    private var gestures: [String] {
      driver.settle()
      return window.gestures().map(\.name)
    }

    @Test("Nothing is hidden unless a view asks for it")
    func visible() {
      #expect(controls == ["Read", "Share", "Mark", "Find"])
      #expect(
        gestures == [
          "tapTab(0)@root", "tapTab(1)@root", "back@tab(0)", "swipeBack.begin@tab(0)",
        ])
    }

    @Test("Without the bar above there is neither a way back nor what stands in the bar")
    func navigationBar() {
      library.hidden = .navigationBar
      #expect(controls == ["Read", "Mark"])
      #expect(gestures == ["tapTab(0)@root", "tapTab(1)@root"])
      library.hidden = .automatic
      #expect(controls == ["Read", "Mark"])
      library.hidden = nil
      #expect(controls == ["Read", "Share", "Mark", "Find"])
    }

    @Test("Without the bar of tabs no tab can be selected, for as long as the page is on top")
    func tabBar() {
      library.hidden = .tabBar
      #expect(controls == ["Read", "Share", "Mark", "Find"])
      #expect(gestures == ["back@tab(0)", "swipeBack.begin@tab(0)"])
      library.path = []
      #expect(gestures == ["tapTab(0)@root", "tapTab(1)@root"])
    }

    @Test("Without the bar below what stands there is not offered")
    func bottomBar() {
      library.hidden = .bottomBar
      #expect(controls == ["Read", "Share", "Find"])
      #expect(gestures.count == 4)
    }

    @Test("What cannot be seen at all cannot be touched")
    func opacity() {
      library.opacity = 0.01
      #expect(controls.contains("Read"))
      library.opacity = 0
      #expect(controls == ["Share", "Mark", "Find"])
      #expect(!window.tap("Read"))
    }

    @Test(
      "A page tells a container of another platform that there is no way back",
      arguments: [true, false])
    func around(hides: Bool) {
      #expect(HeadlessWindow(rootView: TitledView(hides: hides)).hidesBackButton == hides)
      #expect(HeadlessWindow(rootView: PlainView()).hidesBackButton)
      // What a stack within hides is its own.
      library.hidden = .navigationBar
      driver.settle()
      #expect(!window.hidesBackButton)
    }
  }
}
