#if Adopt
import Testing

@testable import Adoption

/// Values that a screen or its model was made with, and hands on.
struct HandedValuesTests {
  private let app = """
    final class Flow {
      let stack = UINavigationController()
      func start() { stack.pushViewController(Page(model: PageModel(flow: self, number: 7)), animated: true) }
      func open(_ number: Int) {
        stack.pushViewController(Page(model: PageModel(flow: self, number: number + 1)), animated: true)
      }
      func close(_ number: Int, isDone: Bool) { stack.popViewController(animated: true) }
    }
    final class PageModel {
      weak var flow: Flow?
      private let number: Int
      private let isReady = true
      private var isDone = false
      init(flow: Flow, number: Int) { self.flow = flow; self.number = number }
      func didTapNext() { flow?.open(number) }
      func didTapEnd() { flow?.close(self.number, isDone: isDone) }
      func didTapRow(_ number: Int) { flow?.open(number) }
    }
    final class Page: UIViewController {
      let model: PageModel
      init(model: PageModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
    }
    """

  @Test func aCallHandsOnWhatItsTypeWasMadeWith() throws {
    let model = try #require(Sample.standIn(for: "PageModel", in: Sample.app(app)))
    #expect(
      model.contains(
        "OfferedCallback(\"PageModel:open\") { [weak self] in guard let self else { return }; "
          + "_ = self.flow?.open(self.number) }"))
    // Others of its values change, or come from elsewhere.
    #expect(
      model.contains(
        "OfferedCallback(\"PageModel:close(true)\") { [weak self] in guard let self else { return }; "
          + "_ = self.flow?.close(self.number, isDone: true) }"))
    #expect(model.contains("self.flow?.open(1)"))
  }

  @Test(arguments: ["rocket", "launch"])
  func ofMethodsThatTakeDifferentTypesOneIsCalledByTheNameOfWhatIsPassed(_ name: String) throws {
    let app = """
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(List(), animated: true) }
        func show(for launch: Launch) { stack.pushViewController(UIViewController(), animated: true) }
        func show(for rocket: Rocket) { stack.popViewController(animated: true) }
      }
      struct Launch { var day: Int }
      struct Rocket { var name: String }
      final class List: UIViewController {
        weak var flow: Flow?
        func picked(_ \(name): \(name.capitalized)) { flow?.show(for: \(name)) }
      }
      """
    let list = try #require(Sample.standIn(for: "List", in: Sample.app(app)))
    #expect(list.contains("_ = self.flow?.show(for: \(name.capitalized)("))
  }

  @Test func aValueThatTheStandInDoesNotStoreIsMadeUp() throws {
    let other = app.replacing(
      "self.number = number }", with: "self.number = Int(\"7\") ?? number }"
    )
    .replacing("flow: Flow, number: Int", with: "flow: Flow, number given: Int")
    .replacing("?? number }", with: "?? given }")
    let model = try #require(Sample.standIn(for: "PageModel", in: Sample.app(other)))
    #expect(!model.contains("self.number)"))
  }
}
#endif
