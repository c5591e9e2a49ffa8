import ModelChecker
import NavigationModel
import NavigationTesting
import RouteModels
import Testing

/// The model of the article.
@Suite struct CafeTests {
  @Test func `A session that ends leaves a receipt open`() throws {
    let result = try assertNavigation(
      RouteSystem(cafe),
      known: [.known("ModesExclusive", reason: "the receipt stays when the session ends")])
    // Four stacks, two tabs, two modes; log in over each of the guest's eight, a receipt over each of
    // the member's orders, and the same receipts when the session has ended.
    #expect(result.graph.states.count == 4 * 2 * 2 + 4 * 2 + 4 + 4)
    let answer = result.answers.first { $0.property == "ModesExclusive" }
    guard case .violated(let found) = answer?.verdict else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(
      found.trace.steps.map(\.event) == [
        .name("present login in menu"), .name("log in"), .name("tapTab(1)@root"),
        .name("present receipt"), .name("the session ends"),
      ])
    #expect(
      found.why
        == "Session.guest and Session.member are alive at the same time, but they are exclusive "
        + "modes of App.")
  }

  private enum Till: Route, CaseIterable { case login, cashDesk }

  @Test func `An app without the event that leaves a receipt open follows the model`() throws {
    // Another model stands for the app.
    let app = RouteModel("Café") {
      $0.tab("menu", Menu.self, depth: 2)
      $0.tab("orders")
      $0.sheet(Till.self)
      $0.modes("session", "guest", "member")
      $0.push(Menu.drinks, from: .root("menu"))
      for drink in Drink.allCases { $0.push(Menu.drink(drink), from: .screen(Menu.drinks)) }
      $0.present(Till.login, from: .anywhere, when: .mode("session", "guest"))
      $0.tap("log in", on: .screen(Till.login), do: .set("session", "member"), .dismiss)
      $0.present(Till.cashDesk, from: .root("orders"), when: .mode("session", "member"))
    }
    try assertFollowsItsModel(RouteSystem(app))
  }

  @Test func `Mistakes in a declaration are refused with what to do`() {
    let mistakes: [(RouteModelError, (inout RouteModel) -> Void)] = [
      (.noTabs, { _ in }),
      (
        .sameName("menu", of: "tabs"),
        {
          $0.tab("menu")
          $0.tab("menu")
        }
      ),
      (
        .unknown("tab", "orders", in: "open orders", known: ["menu"]),
        {
          $0.tab("menu")
          $0.external("open orders", do: .select("orders"))
        }
      ),
      (
        .unknown("presentation", "login", in: "log in", known: []),
        {
          $0.tab("menu")
          $0.tap("log in", on: .anywhere, do: .present(Dialog.login))
        }
      ),
      (
        .unknown("modes", "session", in: "only", known: []),
        {
          $0.tab("menu")
          $0.sheet(Dialog.self)
          $0.only(.mode("session", "member"), Dialog.receipt)
        }
      ),
    ]
    for (error, declare) in mistakes {
      #expect(throws: error) { try RouteSystem(RouteModel("Wrong", declare: declare)) }
    }
    #expect(
      mistakes.map(\.0.description) == [
        "The model has no tab. Declare one with 'tab'; an app without tabs has one.",
        "Two tabs are named 'menu'. Give each a name of its own.",
        "'open orders' names tab 'orders', which is not declared. Declared: menu.",
        "'log in' names presentation 'login', which is not declared. There is none.",
        "'only' names modes 'session', which is not declared. There is none.",
      ])
  }
}
