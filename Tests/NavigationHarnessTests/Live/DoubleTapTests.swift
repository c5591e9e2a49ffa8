import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Atlas: ObservableObject {
  @Published var path: [Int] = []
  @Published var visits = 0
  let isGuarded: Bool

  init(isGuarded: Bool) { self.isGuarded = isGuarded }

  func open(_ map: Int) {
    if isGuarded, path.last == map { return }
    path.append(map)
  }
}

private struct AtlasView: View {
  @HeadlessSwiftUI.ObservedObject var atlas: Atlas

  var body: some View {
    NavigationStack(path: $atlas.path) {
      VStack {
        Button("open") { atlas.open(1) }
        Button("count") { atlas.visits = min(atlas.visits + 1, 2) }
      }
      .navigationDestination(for: Int.self) { _ in
        Button("close") { _ = atlas.path.popLast() }
      }
    }
  }
}

@MainActor
private final class Scene {
  let atlas: Atlas
  let window: HeadlessWindow<AtlasView>

  init(isGuarded: Bool) {
    let atlas = Atlas(isGuarded: isGuarded)
    self.atlas = atlas
    window = HeadlessWindow(rootView: AtlasView(atlas: atlas))
  }
}

/// Controls that are touched twice within one transition.
@Suite(.inWorker, .ownsPlatform) struct DoubleTapTests {
  private func atlas(
    _ isolation: SystemConfiguration.Isolation = .worker, isGuarded: Bool = false
  ) throws -> LiveSystem<Scene> {
    try LiveSystem("Atlas", isolation: isolation) { _ in
      Scene(isGuarded: isGuarded)
    } declare: { it in
      it.root { $0.atlas }
      it.window { $0.window }
      it.coordinator(Atlas.self, role: "atlas")
      it.tap("open", twice: true)
      it.tap("count", named: "count visits", twice: true)
      it.tap("close")
    }
  }

  private func record(_ key: String, after trace: String) throws -> String? {
    try replay(Trace(parsing: trace), in: atlas()).last?.target?.record(key)
  }

  @Test func doubleTapsComeAfterAllOtherEventsAndRepeatSingleOnes() throws {
    let system = try atlas()
    #expect(
      system.events.map(\.name) == [
        "open", "count visits", "close", "double tap open", "double tap count visits",
      ])
    #expect(system.events.map(\.origin) == Array(repeating: .tap(on: nil), count: 5))
    #expect(
      system.profile.repetitions == [
        .init(of: "open", by: "double tap open"),
        .init(of: "count visits", by: "double tap count visits"),
      ])
  }

  @Test func theSecondTapComesBeforeTheScreenHasGone() throws {
    #expect(try record("path", after: "open") == "[1]")
    #expect(try record("path", after: "double tap open") == "[1, 1]")
    let guarded = try replay(Trace(parsing: "double tap open"), in: atlas(isGuarded: true))
    #expect(guarded.last?.target?.record("path") == "[1]")
    #expect(guarded.last?.target?.isQuiescent == true)
  }

  @Test func whereNothingMovesTheControlIsTouchedTwiceToo() throws {
    #expect(try record("visits", after: "count%20visits") == "1")
    #expect(try record("visits", after: "double%20tap%20count%20visits") == "2")
  }

  @Test func itIsPossibleWhereTheSingleTapIs() throws {
    let graph = try exploreBoth { try atlas($0, isGuarded: true) }
    #expect(graph.completeness == .exhaustive)
    let single = graph.edges.filter { $0.event.name == "open" }.map(\.source)
    let double = graph.edges.filter { $0.event.name == "double tap open" }.map(\.source)
    #expect(single == double)
    #expect(
      graph.disabled["double tap open"] == [
        "no screen shows 'open'": graph.states.count - single.count
      ])
  }
}
