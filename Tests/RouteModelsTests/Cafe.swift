import NavigationModel
import RouteModels

enum Menu: Route {
  case drinks, drink(Drink)
  static let samples = [Menu.drinks] + Drink.allCases.map(Menu.drink)
}

enum Drink: CaseIterable { case coffee, tea }

enum Dialog: Route, CaseIterable { case login, receipt }

let cafe = RouteModel("Café") {
  $0.tab("menu", Menu.self, depth: 2)
  $0.tab("orders")
  $0.sheet(Dialog.self)
  $0.modes("session", "guest", "member")
  $0.only(.mode("session", "member"), Dialog.receipt)
  $0.push(Menu.drinks, from: .root("menu"))
  for drink in Drink.allCases { $0.push(Menu.drink(drink), from: .screen(Menu.drinks)) }
  $0.present(Dialog.login, from: .anywhere, when: .mode("session", "guest"))
  $0.tap("log in", on: .screen(Dialog.login), do: .set("session", "member"), .dismiss)
  $0.present(Dialog.receipt, from: .root("orders"), when: .mode("session", "member"))
  $0.external("the session ends", when: .mode("session", "member"), do: .set("session", "guest"))
}
