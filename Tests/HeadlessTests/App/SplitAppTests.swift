import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// Recipes in two columns, with a lamp that is on while one is read.
@MainActor
private final class Recipes: ObservableObject {
  @Published var selected: String? {
    didSet { if isFixed || selected != nil { isLampOn = selected != nil } }
  }

  private(set) var isLampOn = false
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }
}

private struct RecipesView: View {
  @HeadlessSwiftUI.ObservedObject var recipes: Recipes

  var body: some View {
    NavigationSplitView {
      List(["soup", "bread"], id: \.self, selection: $recipes.selected) { Text($0) }
    } detail: {
      RecipeView(recipes: recipes)
    }
  }
}

private struct RecipeView: View {
  @HeadlessSwiftUI.ObservedObject var recipes: Recipes

  var body: some View { Text(recipes.selected ?? "Choose a recipe") }
}

@MainActor
private final class RecipesScene {
  let recipes: Recipes
  let window: HeadlessWindow<RecipesView>

  init(isFixed: Bool) {
    let recipes = Recipes(isFixed: isFixed)
    self.recipes = recipes
    window = HeadlessWindow(rootView: RecipesView(recipes: recipes))
  }
}

extension Fact {
  fileprivate static let isLampOn = Fact("the lamp is on")
  fileprivate static let isReading = Fact("a recipe is selected")
}

/// An app whose columns forget something only where they are a stack.
@Suite(.ownsPlatform) struct SplitAppTests {
  private func verdict(isFixed: Bool) throws -> Verdict {
    let system = try LiveSystem("Recipes", isolation: .inProcess) { _ in
      RecipesScene(isFixed: isFixed)
    } declare: { it in
      it.root { $0.recipes }
      it.window { $0.window }
      it.coordinator(Recipes.self, role: "recipes")
      it.tap("soup")
      it.tap("bread")
      it.fact(.isLampOn) { $0.recipes.isLampOn }
      it.fact(.isReading) { $0.recipes.selected != nil }
      it.profile.agreements = [.init(about: "the lamp", recorded: .isLampOn, actual: .isReading)]
    }
    return try check(system, invariants: [BookkeepingAgrees()]).answers[0].verdict
  }

  @Test func goingBackFromACollapsedColumnIsFound() throws {
    guard case .violated(let found) = try verdict(isFixed: false) else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.trace.description == "soup/collapse%40root/back%40root")
    #expect(try verdict(isFixed: true) == .holds(witness: nil))
  }
}
