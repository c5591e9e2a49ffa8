#if Adopt
import Testing

@testable import Adoption

/// The methods of services that call back before they return.
struct AnswersAtOnceTests {
  private let app = Sample.app(
    """
    final class Flow {
      let stack = UINavigationController()
      let shelf = Shelf()
      func start() {
        shelf.count { _ in self.stack.popViewController(animated: true) }
        shelf.books { _ in self.stack.popViewController(animated: true) }
        shelf.load { self.stack.popViewController(animated: true) }
        shelf.wait { self.stack.popViewController(animated: true) }
        Shelf.make { _ in self.stack.popViewController(animated: true) }
        shelf.each { self.stack.popViewController(animated: true) }
      }
    }
    final class Shelf {
      func count(_ done: @escaping (Int) -> Void) { done(3) }
      func books(_ done: @escaping ([Int]) -> Void) -> Bool { done([1, 2]); return true }
      func load(_ done: @escaping () -> Void) { queue.async { done() } }
      func wait(_ done: @escaping () -> Void) {
        if isReady { done() }
        queue.async { done() }
      }
      static func make(_ done: (Shelf) -> Void) { done(Shelf()) }
      func each(_ body: () -> Void) { books.forEach { _ in body() } }
    }
    """)

  @Test func whatCallsBackByItsOwnStatementsDoesSoAtOnce() throws {
    let draft = try Draft(app, Findings(in: app), Knowledge())
    let text = try #require(draft.standIns.files.first { $0.name == "Shelf" }).file.text
    #expect(
      text.contains(
        """
          func count(_ done: @escaping (Int) -> Void) {
            done(1)
          }
          func books(_ done: @escaping ([Int]) -> Void) -> Bool {
            switch ServiceAnswers.decides("Shelf.books", among: ["none", "one"]) {
            case 0: done([])
            default: done([1])
            }
            return false
          }

        """))
    // What does not escape is not called later.
    #expect(
      text.contains("  static func make(_ done: (Shelf) -> Void) {\n    done(Shelf())\n  }\n"))
    #expect(text.contains("  func each(_ body: () -> Void) {}\n"))
    #expect(draft.standIns.answers.map(\.call) == ["Shelf.load", "Shelf.wait"])
  }
}
#endif
