import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private enum Step: Hashable {
  case detail(Int)
  case edit
  case summary
}

enum Leaf: String, Codable { case first, last }
private enum Twig: String, Codable { case first }

private final class Flow: ObservableObject {
  @Published var path: [Step] = []
  @Published var mixed = NavigationPath()
  @Published var writes = 0
  @Published var note: String?
}

private struct StepView: View {
  let step: Step
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(isPresented ? "pushed" : "root")
      NavigationLink("Edit", value: Step.edit)
      Button("Leave") { dismiss() }
    }
  }
}

private struct HomeView: View {
  var body: some View {
    List {
      NavigationLink("First", value: Step.detail(1))
      NavigationLink(value: Step.detail(2)) { Label("Second", systemImage: "2.circle") }
      NavigationLink("Nowhere", value: Step?.none)
      NavigationLink("Number", value: 7)
    }
  }
}

/// A stack that shows itself in its own destination.
private struct EndlessView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    NavigationStack(path: $flow.path) {
      Text("Home").navigationDestination(for: Step.self) { _ in EndlessView(flow: flow) }
    }
  }
}

private struct FlowView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    NavigationStack(path: $flow.path) {
      HomeView()
        .navigationTitle("Home")
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .detail, .edit:
            StepView(step: step).navigationBarBackButtonHidden(step == .edit)
          case .summary: Text("Done")
          }
        }
    }
  }
}

private struct MixedView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    NavigationStack(path: $flow.mixed) {
      Button("Go") { flow.mixed.append("text") }
        .navigationDestination(for: Step.self) { StepView(step: $0) }
    }
  }
}

private struct OwnPathView: View {
  var body: some View {
    NavigationStack {
      HomeView().navigationDestination(for: Step.self) { StepView(step: $0) }
    }
  }
}

private struct OutsideView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    NavigationStack(path: $flow.path) { HomeView() }
      .navigationDestination(for: Step.self) { StepView(step: $0) }
  }
}

private struct BoundDetailView: View {
  var body: some View {
    NavigationLink("More", destination: StepView(step: .summary))
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
  }
}

private struct BoundView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    NavigationStack {
      VStack {
        Button("Flag") { flow.writes = 1 }
        NavigationLink("Details") { BoundDetailView() }
      }
      .navigationDestination(
        isPresented: Binding(get: { flow.writes > 0 }, set: { flow.writes = $0 ? 1 : 0 })
      ) {
        StepView(step: .edit)
      }
      .navigationDestination(item: $flow.note) { note in Button("Note \(note)") {} }
      .toolbar { Button("Bar") {} }
      .overlay { Button("Over") {} }
      .background(alignment: .top) {
        Text("under").onTapGesture {}.accessibilityIdentifier("Under")
      }
    }
  }
}

private struct PagesView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    ZStack {
      ForEach([0, 1], id: \.self) { page in
        NavigationStack { Button("Page \(page)") { flow.writes = 9 } }
          .sheet(isPresented: Binding(get: { flow.writes == 9 && page == 0 }, set: { _ in })) {
            Button("Within") {}
          }
          .allowsHitTesting(flow.writes == page)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { Button("Next") { flow.writes = 1 } }
  }
}

private struct HiddenView: View {
  @ObservedObject var flow: Flow

  var body: some View {
    VStack {
      Button("Show") { flow.writes = 9 }
      Button("Hidden") {}
        .sheet(isPresented: Binding(get: { flow.writes == 9 }, set: { _ in })) {
          Button("Within") {}
        }
        .hidden()
    }
  }
}

private struct CoordinatorModifier: ViewModifier {
  @ObservedObject var flow: Flow

  func body(content: Content) -> some View {
    NavigationStack(path: $flow.path) {
      content.navigationDestination(for: Step.self) { step in
        _ = step
        return StepView(step: step)
      }
    }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct NavigationTests {
    private let driver = ScriptedDriver.installed()
    private let flow = Flow()

    @Test("path.append(x) pushes where a navigationDestination is visible in the stack")
    func push() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      #expect(
        window.text() == [
          "FlowView/*", "  stack*", "    HomeView* [First, Second, Number]",
        ])
      _ = driver.log()
      flow.path.append(.detail(1))
      driver.jobs.removeFirst().run()
      #expect(driver.log().prefix(1) == ["pushed Step.detail"])
      #expect(
        window.text() == [
          "FlowView/*", "  stack*", "    HomeView* [First, Second, Number]",
          "    StepView* [Edit, Leave]",
        ])
      driver.settle()
      #expect(
        window.text() == [
          "FlowView/*", "  stack*", "    HomeView", "    StepView* [Edit, Leave]",
        ])
    }

    @Test("allowsHitTesting(false): seen and not touched; what is presented from within is")
    func hitTesting() {
      let window = HeadlessWindow(rootView: PagesView(flow: flow))
      driver.settle()
      #expect(!window.tap("Page 1"))
      #expect(window.tap("Next"))
      driver.settle()
      #expect(!window.tap("Page 0"))
      #expect(window.tap("Page 1"))
      driver.settle()
      #expect(!window.tap("Next"))
      #expect(window.tap("Within"))
    }

    @Test("hidden(): not touched; what is presented from within is")
    func hidden() {
      let window = HeadlessWindow(rootView: HiddenView(flow: flow))
      driver.settle()
      #expect(!window.tap("Hidden"))
      #expect(window.tap("Show"))
      driver.settle()
      #expect(window.tap("Within"))
    }

    @Test("no destination: the item stays in the path, blank screen")
    func noDestination() {
      let window = HeadlessWindow(rootView: MixedView(flow: flow))
      #expect(window.tap("Go"))
      driver.settle()
      #expect(flow.mixed.count == 1)
      #expect(window.text() == ["MixedView/*", "  stack*", "    MixedView", "    String.text*"])
      #expect(
        driver.log().filter { $0.hasPrefix("unresolved") } == [
          "unresolved no navigationDestination for String.text"
        ])
      #expect(window.perform("back@root"))
      driver.settle()
      #expect(flow.mixed.isEmpty)
    }

    @Test("path.removeLast(k) pops k; removeLast(0) is fine; path = [] pops to the root")
    func pop() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      flow.path = [.detail(1), .edit, .summary]
      driver.settle()
      #expect(
        driver.log().filter { $0.hasPrefix("p") } == [
          "pushed Step.detail", "pushed Step.edit", "pushed Step.summary",
        ])
      flow.path.removeLast(0)
      flow.path.removeLast(2)
      driver.settle()
      #expect(
        driver.log().filter { $0.hasPrefix("p") } == ["popped Step.summary", "popped Step.edit"])
      flow.path = []
      driver.settle()
      #expect(window.text().count == 3)
      flow.path = [.edit]
      driver.settle()
      flow.path = [.summary]
      driver.settle()
      #expect(driver.log().last { $0.hasPrefix("replaced") } == "replaced Step.summary")
      var path = NavigationPath([1, 2])
      path.removeLast()
      #expect(path == NavigationPath([1]))
    }

    @Test("A path can be stored where all of its values can, and read again")
    func storedPath() throws {
      var path = NavigationPath([1, 2])
      path.append("cover")
      path.append(Leaf.last)
      let stored = try JSONEncoder().encode(try #require(path.codable))
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
      #expect(read == path.codable)
      #expect(NavigationPath(read) == path)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(#"["nothing", 1]"#.utf8))
      }
      path.append(Step.edit)
      #expect(path.codable == nil)
      path.removeLast()
      #expect(path.codable != nil)
      path.append(Twig.first)
      #expect(path.codable == nil)
    }

    @Test("user back / swipe / long-press writes the shorter path into the binding, once")
    func gestures() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      #expect(window.gestureNames() == [])
      flow.path = [.detail(1), .detail(2), .summary]
      driver.settle()
      #expect(
        window.gestureNames() == [
          "back@root", "swipeBack.begin@root", "longPressBack(2)@root", "longPressBack(3)@root",
        ])
      var writes: [[Step]] = []
      let subscription = flow.$path.dropFirst().sink { writes.append($0) }
      window.perform("longPressBack(2)@root")
      driver.settle()
      window.perform("back@root")
      driver.settle()
      #expect(writes == [[.detail(1)], []])
      withExtendedLifetime(subscription) {}
    }

    @Test("A hidden back button hides the gestures too")
    func hiddenBackButton() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      flow.path = [.detail(1), .edit]
      driver.settle()
      #expect(window.gestureNames() == [])
      #expect(window.tap("Leave"))
      driver.settle()
      #expect(flow.path == [.detail(1)])
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
    }

    @Test("Links append to the path of the stack around them, if it can hold the value")
    func links() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      #expect(window.tap("Second"))
      driver.settle()
      #expect(flow.path == [.detail(2)])
      #expect(!window.tap("First"))
      flow.path = []
      driver.settle()
      _ = driver.log()
      #expect(window.tap("Number"))
      #expect(driver.log() == ["warned the stack's path cannot hold Int.7"])
      #expect(!window.tap("Nowhere"))
      let alone = HeadlessWindow(rootView: HomeView())
      #expect(alone.hierarchy()[0].controls.isEmpty)
    }

    @Test("A double tap before the platform has pushed pushes twice")
    func doubleTap() {
      let window = HeadlessWindow(rootView: FlowView(flow: flow))
      window.tap("First")
      window.tap("First")
      driver.settle()
      #expect(flow.path == [.detail(1), .detail(1)])
    }

    @Test("A stack without a binding keeps its path to itself")
    func ownPath() {
      let window = HeadlessWindow(rootView: OwnPathView())
      window.tap("First")
      driver.settle()
      window.tap("Edit")
      driver.settle()
      #expect(window.text().count == 5)
      let path = window.hierarchy()[1].state.map { $0.value as? [AnyHashable] }
      #expect(path == [[Step.detail(1), Step.edit]])
      window.perform("back@root")
      driver.settle()
      #expect(window.tap("Leave"))
      driver.settle()
      #expect(window.text().last == "    HomeView* [First, Second, Number]")
    }

    @Test("A destination outside of the stack has no effect, and says so")
    func outside() {
      let window = HeadlessWindow(rootView: OutsideView(flow: flow))
      flow.path = [.edit]
      driver.settle()
      #expect(
        driver.log().filter { $0.hasPrefix("warned") || $0.hasPrefix("unresolved") } == [
          "warned navigationDestination outside of a NavigationStack has no effect",
          "unresolved no navigationDestination for Step.edit",
        ])
      #expect(window.text().last == "    Step.edit*")
    }

    @Test("nested NavigationStack inside a pushed screen: inner swallows pushes")
    func nested() {
      struct Inner: View { var body: some View { OwnPathView() } }
      struct Outer: View {
        @ObservedObject var flow: Flow

        var body: some View {
          NavigationStack(path: $flow.path) {
            Inner().navigationDestination(for: Step.self) { StepView(step: $0) }
          }
        }
      }
      let window = HeadlessWindow(rootView: Outer(flow: flow))
      #expect(
        driver.log().contains(
          "warned NavigationStack inside a NavigationStack: the inner one takes the pushes"))
      window.tap("First")
      driver.settle()
      #expect(flow.path.isEmpty)
      #expect(window.gestureNames() == ["back@root", "swipeBack.begin@root"])
    }

    #if os(macOS) || os(Linux)
      @Test("What a stack shows that shows itself is not known")
      func endless() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            let driver = ScriptedDriver.installed()
            let flow = Flow()
            let window = HeadlessWindow(rootView: EndlessView(flow: flow))
            flow.path = [.edit]
            driver.settle()
            withExtendedLifetime(window) {}
          }
        }
        let errors = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(
          errors.contains(
            "A NavigationStack shows itself in its own destination, again and again: what iOS shows "
              + "then is not known here. Show the destination without a stack around it, or leave out "
              + "the event that pushes it."))
      }
    #endif

    @Test("Destinations with a binding of their own lie above the path, and go first")
    func boundDestinations() {
      let window = HeadlessWindow(rootView: BoundView(flow: flow))
      _ = driver.log()
      flow.writes = 1
      driver.settle()
      #expect(window.text().last == "    StepView* [Edit, Leave]")
      flow.note = "b"
      driver.settle()
      #expect(window.text().suffix(2) == ["    StepView", "    destination* [Note b]"])
      #expect(
        driver.log().filter { $0.hasPrefix("p") } == ["pushed StepView", "pushed destination"])
      flow.note = "c"
      driver.settle()
      #expect(window.text().last == "    destination* [Note c]")
      #expect(window.perform("back@root"))
      driver.settle()
      #expect(flow.note == nil)
      #expect(window.tap("Leave"))
      driver.settle()
      #expect(flow.writes == 0)
      #expect(
        driver.log().filter { $0.hasPrefix("p") || $0.hasPrefix("r") } == [
          "replaced destination", "popped destination", "popped StepView",
        ])
    }

    @Test("Links to views push them, and forget them on the way back")
    func viewLinks() {
      let window = HeadlessWindow(rootView: BoundView(flow: flow))
      #expect(window.tap("Details"))
      driver.settle()
      #expect(window.text().last == "    BoundDetailView* [More, Edit]")
      window.tap("More")
      driver.settle()
      #expect(window.text().last == "    StepView* [Edit, Leave]")
      #expect(
        window.gestureNames() == ["back@root", "swipeBack.begin@root", "longPressBack(2)@root"])
      window.perform("longPressBack(2)@root")
      driver.settle()
      #expect(window.text().last == "    BoundView* [Under, Flag, Details, Bar, Over]")
    }

    @Test("A modifier's objects count as those of the first view within")
    func modifiers() {
      let window = HeadlessWindow(
        rootView: HomeView().modifier(CoordinatorModifier(flow: flow)))
      #expect(window.text() == ["stack*", "  HomeView* [First, Second, Number]"])
      #expect(
        window.hierarchy().map { $0.objects.map(ObjectIdentifier.init) }
          == [[], [ObjectIdentifier(flow)]])
      window.tap("First")
      driver.settle()
      #expect(window.text().last == "  StepView* [Edit, Leave]")
    }
  }
}
