#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Calls whose argument is a case without the name of its enum.
struct ImplicitCaseTests {
  private func model(_ calls: String) throws -> String {
    let app = Sample.app(
      """
      final class ShelfFlow {
        enum Event { case push(Page), note(String, Kind), close, fail(Failure) }
        enum Kind { case small, large }
        let stack = UINavigationController()
        func start() {
          let model = ShelfModel(flow: self)
          stack.pushViewController(ShelfController(model: model), animated: true)
        }
        func handle(_ event: Event) { stack.pushViewController(UIViewController(), animated: true) }
      }
      enum Page { case book(Int), author(name: String) }
      final class Failure { init(_ broken: Broken) {} }
      protocol Broken {}
      final class ShelfController: UIViewController {
        let model: ShelfModel
        init(model: ShelfModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class ShelfModel {
        weak var flow: ShelfFlow?
        init(flow: ShelfFlow) { self.flow = flow }
        \(calls)
      }
      """)
    return try #require(Sample.standIn(for: "ShelfModel", in: app))
  }

  @Test func onlyTheCasesThatTheCodeMakesAreOffered() throws {
    let text = try model(
      """
      func open(_ id: Int) { flow?.handle(.push(.book(id))) }
      func open(_ name: String) { flow?.handle(.push(.author(name: name))) }
      func tell(_ count: Int) { flow?.handle(.note("There are \\(count)", .large)) }
      """)
    let lines = text.split(separator: "\n").filter { $0.contains("OfferedCallback(") }
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        #"OfferedCallback("ShelfModel:handle(push book)") { [weak self] in guard let self else { return }; _ = self.flow?.handle(ShelfFlow.Event.push(Page.book(1))) },"#,
        #"OfferedCallback("ShelfModel:handle(push author)") { [weak self] in guard let self else { return }; _ = self.flow?.handle(ShelfFlow.Event.push(Page.author(name: "a"))) },"#,
        #"OfferedCallback("ShelfModel:handle(note)") { [weak self] in guard let self else { return }; _ = self.flow?.handle(ShelfFlow.Event.note("a", .large)) },"#,
      ], "\(text)")
  }

  @Test func callsOfOneNameHaveControlsOfTheirOwn() throws {
    let text = try model(
      """
      func begin() { flow?.handle(.note("begun", .small)) }
      func end() { flow?.handle(.note("ended", .small)) }
      """)
    #expect(text.contains(#"OfferedCallback("ShelfModel:handle(note)")"#), "\(text)")
    #expect(text.contains(#"OfferedCallback("ShelfModel:handle(note) 2")"#), "\(text)")
  }

  @Test func aCaseWhosePayloadCannotBeMadeUpIsNoOther() throws {
    let text = try model("func fail(_ failure: Failure) { flow?.handle(.fail(failure)) }")
    #expect(!text.contains("OfferedCallback("), "\(text)")
  }
}
#endif
