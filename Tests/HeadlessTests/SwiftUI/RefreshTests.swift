import HeadlessSwiftUI
import PlatformTestSupport
import Testing

@MainActor
private final class Feed: ObservableObject {
  @Published var isSheetShown = false
  private(set) var pulls = 0
  private var waiting: CheckedContinuation<Void, Never>?

  func load() async {
    pulls += 1
    await withCheckedContinuation { waiting = $0 }
  }

  func finish() {
    waiting?.resume()
    waiting = nil
  }
}

private struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    List { Text("News") }
      .sheet(isPresented: $feed.isSheetShown) { ScrollView { Text("Detail") } }
      .refreshable { await feed.load() }
  }
}

private struct StillView: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Text(refresh == nil ? "Nothing" : "Something")
    ScrollView { Text("News") }
    VStack { Button("Again") { Task { await refresh?() } } }
  }
}

extension HeadlessTests {
  /// What a person refreshes.
  @MainActor @Suite struct RefreshTests {
    private let driver = ScriptedDriver.installed()
    private let feed = Feed()

    /// Lets tasks go on until something holds.
    private func wait(until isTrue: () -> Bool) async {
      for _ in 0..<1_000 where !isTrue() { await Task.yield() }
      driver.settle()
    }

    @Test func aListIsPulledDownOnceAtATime() async {
      let window = HeadlessWindow(rootView: FeedView(feed: feed))
      driver.settle()
      #expect(window.gestureNames() == ["pullToRefresh@root"])
      #expect(window.stateText() == [])
      #expect(window.perform("pullToRefresh@root"))
      await wait { feed.pulls == 1 }
      #expect(window.gestureNames() == [])
      #expect(window.stateText() == ["refreshing: true"])
      feed.finish()
      await wait { !window.gestureNames().isEmpty }
      #expect(window.gestureNames() == ["pullToRefresh@root"])
      #expect(feed.pulls == 1)
    }

    @Test func aSheetHasTheActionOfItsEnvironment() {
      let window = HeadlessWindow(rootView: FeedView(feed: feed))
      driver.settle()
      feed.isSheetShown = true
      driver.settle()
      #expect(window.gestureNames() == ["swipeDownSheet@sheet", "pullToRefresh@sheet"])
    }

    @Test func nothingIsPulledWithoutAnAction() {
      let window = HeadlessWindow(rootView: StillView())
      driver.settle()
      #expect(window.gestureNames() == [])
      #expect(window.text() == ["StillView* [Again]"])
    }

    @Test func aViewMayRefreshByItself() async {
      let window = HeadlessWindow(rootView: StillView().refreshable { await feed.load() })
      driver.settle()
      #expect(window.gestureNames() == ["pullToRefresh@root"])
      #expect(window.tap("Again"))
      await wait { feed.pulls == 1 }
      #expect(feed.pulls == 1)
      feed.finish()
    }
  }
}
