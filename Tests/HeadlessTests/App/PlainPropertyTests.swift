import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private protocol Flow: AnyObject {}

@MainActor @Observable
private final class AppFlow: Flow {
  let shelf = RackFlow()
  let desk = DeskFlow()
}

@MainActor @Observable
private final class RackFlow: Flow {
  var isOpen = false
}

@MainActor @Observable
private final class DeskFlow: Flow {
  var isOpen = false
}

private struct AppScreen: View {
  let flow: AppFlow

  var body: some View {
    VStack {
      MenuScreen(flow: flow)
      HelpScreen(shelf: flow.shelf, flow: flow)
      HallScreen(shelf: flow.shelf, desk: flow.desk)
      RackScreen(flow: flow.shelf)
      NoteScreen(flow: flow.shelf)
      DeskScreen(flow: nil)
      DeskScreen(flow: flow.desk)
    }
  }
}

/// It is given what it was around it already.
private struct MenuScreen: View {
  let flow: AppFlow
  var body: some View { Text("Menu") }
}

/// Its coordinator is above the one that it passes on.
private struct HelpScreen: View {
  let shelf: RackFlow
  let flow: AppFlow
  var body: some View { Text("Help") }
}

/// It passes on two coordinators, and neither is its own.
private struct HallScreen: View {
  let shelf: RackFlow
  let desk: DeskFlow
  var body: some View { Text("Hall") }
}

private struct RackScreen: View {
  let flow: RackFlow
  var body: some View { Text("Shelf") }
}

/// It knows its coordinator by a protocol.
private struct NoteScreen: View {
  let flow: any Flow
  var body: some View { Text("Note") }
}

private struct DeskScreen: View {
  let flow: DeskFlow?
  var body: some View { Text("Desk") }
}

@MainActor
private final class Office {
  let app = AppFlow()
  let window: HeadlessWindow<AppScreen>

  init() { window = HeadlessWindow(rootView: AppScreen(flow: app)) }
}

/// Whose a view is that has its coordinator in a plain property, as views of `@Observable` classes do.
@Suite(.ownsPlatform) struct PlainPropertyTests {
  @Test func aViewBelongsToWhomItNamesBelowWhoseItWouldBeElse() throws {
    let system = try LiveSystem("Office", isolation: .inProcess) { _ in
      Office()
    } declare: { (it: inout LiveDeclarations<Office>) in
      it.root { $0.app }
      it.window { $0.window }
      it.coordinator(AppFlow.self, role: "app")
      it.coordinator(RackFlow.self, role: "shelf")
      it.coordinator(DeskFlow.self, role: "desk")
    }
    let state = try #require(explore(system).states.first)
    #expect(
      state.views.map { view in
        "\(view.name): \(view.owner.map { state.coordinators[$0].role } ?? "nobody")"
      } == [
        "AppScreen: app", "MenuScreen: app", "HelpScreen: app", "HallScreen: app",
        "RackScreen: shelf", "NoteScreen: shelf", "DeskScreen: app", "DeskScreen: desk",
      ])
  }
}
