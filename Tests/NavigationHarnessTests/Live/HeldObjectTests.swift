import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor @Observable
private final class Guide {}

/// An app whose window alone may lead from a screen to the coordinator.
@MainActor
private final class App<Root: View> {
  let guide = Guide()
  let window: HeadlessWindow<Root>

  init(_ root: @MainActor (Guide) -> Root) { window = HeadlessWindow(rootView: root(guide)) }
}

private struct BindableView: View {
  @Bindable var guide: Guide
  var body: some View { Text("a screen") }
}

private struct PlainView: View {
  var body: some View { Text("a screen") }
}

private struct AroundView: View {
  @Bindable var guide: Guide
  var body: some View { VStack { PlainView() } }
}

private struct GuideModifier: ViewModifier {
  @Bindable var guide: Guide
  func body(content: Content) -> some View { content }
}

private struct TabsView: View {
  let makeTab: @MainActor () -> BindableView

  var body: some View {
    TabView {
      makeTab()
      makeTab()
    }
  }
}

/// Whose screen it is where views are given observable objects: of the object in `@Bindable`.
@Suite(.ownsPlatform) struct HeldObjectTests {
  /// The screens of an app at its start, each with the role of its owner.
  private func owners<Root: View>(_ root: @escaping @MainActor (Guide) -> Root) throws -> [String] {
    let system = try LiveSystem("App", isolation: .inProcess) { _ in
      App(root)
    } declare: { (it: inout LiveDeclarations<App<Root>>) in
      it.root { $0.guide }
      it.window { $0.window }
      it.coordinator(Guide.self, role: "guide")
      it.event("wait", .external) { _ in }
    }
    let graph = try explore(system)
    #expect(graph.faults.map(\.fault.message) == [])
    let state = graph.states[0]
    return state.views.filter(\.isScreen).map { view in
      "\(view.name): \(view.owner.map { state.coordinators[$0].role } ?? "nobody")"
    }
  }

  @Test func aScreenBelongsToTheBindableObjectOfItsView() throws {
    #expect(try owners { BindableView(guide: $0) } == ["BindableView: guide"])
    #expect(try owners { _ in PlainView() } == ["PlainView: nobody"])
  }

  @Test func aScreenBelongsToTheBindableObjectOfTheViewAroundIt() throws {
    #expect(try owners { AroundView(guide: $0) } == ["PlainView: guide"])
  }

  @Test func whatAModifierHoldsIsHeldByTheViewThatItChanges() throws {
    #expect(try owners { PlainView().modifier(GuideModifier(guide: $0)) } == ["PlainView: guide"])
  }

  @Test func aTabThatNobodyHasSeenBelongsToTheBindableObjectOfItsView() throws {
    #expect(
      try owners { guide in TabsView { BindableView(guide: guide) } } == [
        "BindableView: guide", "BindableView: guide",
      ])
  }
}
