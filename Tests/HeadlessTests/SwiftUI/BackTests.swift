import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private final class Trail: ObservableObject {
  @Published var path: [Int] = []
  @Published var isSheetShown = false
  @Published var tab = 0
  var refusesShorterPaths = false
}

private struct LevelView: View {
  let name: String
  let journal: Journal

  var body: some View {
    Button(name) {}
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }
}

private struct TrailView: View {
  @ObservedObject var trail: Trail
  let journal: Journal

  private var path: Binding<[Int]> {
    Binding(
      get: { trail.path },
      set: {
        journal.note("path \($0)")
        if !trail.refusesShorterPaths { trail.path = $0 }
      })
  }

  var body: some View {
    TabView(selection: $trail.tab) {
      NavigationStack(path: path) {
        LevelView(name: "root", journal: journal)
          .navigationDestination(for: Int.self) { LevelView(name: "\($0)", journal: journal) }
      }
      .tag(0)
      Text("other").tag(1)
    }
    .sheet(isPresented: $trail.isSheetShown) { Text("sheet") }
  }
}

extension HeadlessTests {
  /// A person goes back, in the time that this takes.
  @MainActor
  @Suite struct BackTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let trail = Trail()

    private func window(_ path: [Int]) -> HeadlessWindow<TrailView> {
      trail.path = path
      let window = HeadlessWindow(rootView: TrailView(trail: trail, journal: journal))
      driver.settle()
      _ = journal.flush()
      _ = driver.log()
      return window
    }

    /// The levels: what can be touched with a star, below it what only appeared with a plus.
    private func levels(_ window: HeadlessWindow<TrailView>) -> [String] {
      window.hierarchy().filter { $0.depth == 4 }.map { view in
        (view.controls.first ?? "") + (view.isHittable ? "*" : view.appearances > 0 ? "+" : "-")
      }
    }

    private let changed = ChoicePoint.outcome(
      "path change during a transition: shown or not until the next change")

    @Test("user back: the framework writes the shorter path when the pop completes")
    func back() {
      let window = window([1, 2])
      #expect(window.perform("back@tab(0)"))
      #expect(journal.flush() == ["+1"])
      #expect(trail.path == [1, 2])
      #expect(levels(window) == ["-", "1*", "2*"])
      #expect(window.gestureNames() == ["tapTab(0)@root", "tapTab(1)@root"])
      #expect(driver.jobs.map(\.kind) == [.transition])
      driver.settle()
      #expect(journal.flush() == ["path [1]", "-2"])
      #expect(levels(window) == ["-", "1*"])
      #expect(driver.log().filter { $0.hasPrefix("p") } == ["popped Int.2"])
      #expect(driver.jobs.isEmpty)
    }

    @Test("long-press: one write for several levels")
    func longPress() {
      let window = window([1, 2, 3])
      window.perform("longPressBack(2)@tab(0)")
      driver.settle()
      #expect(journal.flush() == ["+1", "path [1]", "-3"])
      #expect(levels(window) == ["-", "1*"])
    }

    @Test("swipe: begun, it reveals the level below; finished, it writes the shorter path")
    func swipe() {
      let window = window([1, 2])
      window.perform("swipeBack.begin@tab(0)")
      #expect(journal.flush() == ["+1"])
      #expect(levels(window) == ["-", "+", "2*"])
      #expect(window.gestureNames() == ["swipeBack.finish@tab(0)", "swipeBack.cancel@tab(0)"])
      #expect(window.gesturesInProgress == 1)
      // It is up to the finger, not to time.
      #expect(driver.jobs.isEmpty)
      window.perform("swipeBack.finish@tab(0)")
      driver.settle()
      #expect(journal.flush() == ["path [1]", "-2"])
      #expect(window.gesturesInProgress == 0)
      #expect(levels(window) == ["-", "1*"])
    }

    @Test("swipe: a cancelled swipe writes nothing")
    func cancelledSwipe() {
      let window = window([1, 2])
      window.perform("swipeBack.begin@tab(0)")
      window.perform("swipeBack.cancel@tab(0)")
      driver.settle()
      #expect(journal.flush() == ["+1", "-1"])
      #expect(trail.path == [1, 2])
      #expect(levels(window) == ["-", "-", "2*"])
      #expect(window.gesturesInProgress == 0)
      #expect(window.gestureNames().contains("swipeBack.begin@tab(0)"))
      #expect(driver.log().filter { $0.hasPrefix("p") } == [])
    }

    @Test("A finger loses what goes out of sight")
    func lostFinger() {
      let hidings: [(Trail) -> Void] = [
        { $0.isSheetShown = true }, { $0.tab = 1 }, { $0.path = [] }, { $0.path = [3, 4] },
      ]
      for hide in hidings {
        let window = window([1, 2])
        window.perform("swipeBack.begin@tab(0)")
        hide(trail)
        driver.settle()
        #expect(window.gesturesInProgress == 0)
        #expect(!window.perform("swipeBack.finish@tab(0)"))
        #expect(!journal.flush().contains { $0.hasPrefix("path") })
        trail.isSheetShown = false
        trail.tab = 0
        driver.settle()
        #expect(levels(window).last?.hasSuffix("*") == true)
      }
    }

    @Test("A path that the app does not let the framework shorten is shown again")
    func refused() {
      let window = window([1])
      trail.refusesShorterPaths = true
      window.perform("back@tab(0)")
      driver.settle()
      #expect(journal.flush() == ["+root", "path []", "-root"])
      #expect(levels(window) == ["-", "1*"])
    }

    @Test("several path changes within one animation: all are shown")
    func changesShown() {
      let window = window([])
      trail.path.append(1)
      driver.jobs.removeFirst().run()
      #expect(levels(window) == ["root*", "1*"])
      trail.path.append(2)
      driver.jobs.removeLast().run()
      driver.settle()
      #expect(driver.questions.map(\.question) == [changed, .outcome(appearance)])
      #expect(levels(window) == ["-", "-", "2*"])
    }

    @Test("several path changes within one animation: only one step, until the next change")
    func changesNotShown() {
      let window = window([])
      trail.path.append(1)
      driver.jobs.removeFirst().run()
      driver.answers = [1]
      trail.path.append(2)
      driver.jobs.removeLast().run()
      driver.settle()
      #expect(trail.path == [1, 2])
      #expect(levels(window) == ["-", "1*"])
      #expect(window.stateText() == ["path not shown: [1, 2]"])
      window.rerender()
      #expect(levels(window) == ["-", "1*"])
      trail.path.append(3)
      driver.settle()
      #expect(levels(window) == ["-", "-", "-", "3*"])
      #expect(window.stateText() == [])
      #expect(driver.questions.filter { $0.question == changed }.count == 1)
    }

    @Test("several path changes within one animation: what came during a pop goes with it")
    func pushDuringBack() {
      let window = window([1, 2])
      window.perform("back@tab(0)")
      trail.path.append(3)
      driver.jobs.removeLast().run()
      #expect(levels(window) == ["-", "1*", "-", "3*"])
      driver.settle()
      #expect(driver.questions.contains { $0.question == changed })
      #expect(trail.path == [1])
      #expect(levels(window) == ["-", "1*"])
    }

    @Test("path = []: sheets unaffected")
    func sheetsStay() {
      let window = window([1, 2])
      trail.isSheetShown = true
      driver.settle()
      trail.path = []
      driver.settle()
      #expect(
        window.text() == [
          "TrailView/", "  tabs(0)", "    tab(0)/", "      stack", "        LevelView",
          "    tab(1)", "  ▸sheet*", "    TrailView.sheet*",
        ])
    }

    @Test("onDisappear: on being covered by a push, when that is over")
    func covered() {
      let window = window([])
      trail.path = [1]
      driver.jobs.removeFirst().run()
      #expect(journal.flush() == ["+1"])
      #expect(levels(window) == ["root*", "1*"])
      driver.settle()
      #expect(journal.flush() == ["-root"])
      #expect(driver.questions.isEmpty)
    }

    @Test("A level that the app takes off is seen, and can be touched, until it is out of sight")
    func leaving() {
      let window = window([1, 2])
      trail.path = []
      driver.jobs.removeFirst().run()
      #expect(journal.flush() == ["+root"])
      #expect(levels(window) == ["root*", "2*"])
      #expect(window.hierarchy().filter(\.isLeaving).map(\.name) == ["LevelView"])
      #expect(window.touch("2", on: "LevelView"))
      #expect(window.stateText() == ["transition: pop"])
      driver.settle()
      #expect(journal.flush() == ["-2"])
      #expect(levels(window) == ["root*"])
    }

    @Test("A level on its way out goes at once when another change begins, or its stack goes")
    func leavingInHaste() {
      let window = window([1])
      trail.path = []
      driver.jobs.removeFirst().run()
      trail.path = [3]
      driver.jobs.removeLast().run()
      #expect(levels(window) == ["root*", "3*"])
      #expect(journal.flush() == ["+root", "+3", "-1"])
      driver.settle()
      trail.path = []
      driver.jobs.removeFirst().run()
      window.unmount()
      #expect(journal.flush() == ["-root", "+root", "-3", "-root"])
      driver.settle()
    }

    @Test("While a stack changes, a tap on its tab leaves it alone")
    func tapDuringChange() {
      let window = window([])
      trail.path = [1]
      driver.jobs.removeFirst().run()
      driver.answers = [1]
      window.perform("tapTab(0)@root")
      driver.settle()
      #expect(driver.questions.isEmpty)
      #expect(trail.path == [1])
    }

    private let appearance = "new views appear before or after the old ones disappear"
  }
}
