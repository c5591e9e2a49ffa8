import ModelChecker
import NavigationInvariants
import NavigationModel
import RouteModels
import RuleEngines
import Testing

enum Menu: Route, CaseIterable { case drinks, drink }
enum Dialog: Route, CaseIterable { case login }

/// The model of the documentation.
@Suite struct CafeTests {
  private let cafe = RouteModel("Café") {
    $0.tab("menu", Menu.self, depth: 2)
    $0.tab("orders")
    $0.sheet(Dialog.self)
    $0.modes("session", "guest", "member")
    $0.push(Menu.drinks, from: .root("menu"))
    $0.push(Menu.drink, from: .screen(Menu.drinks))
    $0.present(Dialog.login, from: .anywhere, when: .mode("session", "guest"))
    $0.tap("log in", on: .screen(Dialog.login), do: .set("session", "member"), .dismiss)
  }

  @Test func `A café is checked as living coordinators are`() throws {
    let result = try check(
      RouteSystem(cafe), invariants: StandardInvariants.all + [NoDeadEnds()])
    // Three stacks, two tabs, two modes, and the sheet over each of the guest's.
    #expect(result.graph.states.count == 3 * 2 * 2 + 3 * 2)
    for answer in result.answers {
      switch answer.verdict {
      case .holds, .notApplicable: break
      default: Issue.record("\(answer.property): \(answer.verdict)")
      }
    }
  }
}
