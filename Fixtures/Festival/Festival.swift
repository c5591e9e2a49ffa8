import NavigationModel
import RouteModels

/// The design of a festival's app: six tabs, before there is code.
public struct Festival: FixableSystem {
  public let name = "Festival"
  public let summary = "The design of a festival's app: six tabs, sheets, covers and a sign-in."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { [NoDeadEnds()] }

  public var stateLimits: [String: Int] {
    ["asPublished": Self.mostStates, "repaired": Self.mostStates]
  }

  /// More states than the design has.
  private static let mostStates = 50_000_000

  public func system(
    _ configuration: SystemConfiguration, fixes: FixSet<Fix>
  ) throws -> any NavigationSystem {
    try system(
      of: Self.design(fixes), configuration, variant: variant(of: configuration))
  }

  /// The design with some of its fixes.
  static func design(_ fixes: FixSet<Fix>) -> RouteModel {
    RouteModel("Festival") {
      tabs(of: &$0, fixes)
      session(of: &$0, fixes)
      alerts(of: &$0, fixes)
      $0.external(
        "open headliner", do: .dismissAll, .select("lineup"), .popToRoot("lineup"),
        .push(Lineup.day(.saturday)), .push(Lineup.act(.headliner)))
    }
  }

  private static let holder = ModeName.mode("session", "holder")
  private static let guest = ModeName.mode("session", "guest")

  private static func tabs(of model: inout RouteModel, _ fixes: FixSet<Fix>) {
    model.tab("lineup", Lineup.self, depth: 3)
    model.tab("stages", Stages.self, depth: 2)
    model.tab("map", Grounds.self, depth: 2)
    model.tab("tickets", Tickets.self, depth: 2)
    model.tab("shop", Goods.self, depth: fixes.contains(.orderHasRoom) ? 3 : 2)
    model.tab("profile", Profile.self, depth: 2)
    model.modes("session", "guest", "holder")
    let days = Day.allCases.map { Place.screen(Lineup.day($0)) }
    for day in Day.allCases { model.push(Lineup.day(day), from: .root("lineup")) }
    for act in Act.allCases {
      model.push(Lineup.act(act), from: days[0], days[1])
    }
    let acts = Act.allCases.map { Place.screen(Lineup.act($0)) }
    model.push(Lineup.review, from: acts[0], acts[1], when: holder)
    for stage in Stage.allCases { model.push(Stages.stage(stage), from: .root("stages")) }
    let stages = Stage.allCases.map { Place.screen(Stages.stage($0)) }
    model.push(Stages.schedule, from: stages[0], stages[1], stages[2], stages[3])
    for spot in Spot.allCases { model.push(Grounds.spot(spot), from: .root("map")) }
    let spots = Spot.allCases.map { Place.screen(Grounds.spot($0)) }
    model.push(Grounds.directions, from: spots[0], spots[1], spots[2])
    for kind in Kind.allCases {
      model.push(Tickets.ticket(kind), from: .root("tickets"), when: holder)
      model.push(Goods.item(kind), from: .root("shop"))
    }
    let tickets = Kind.allCases.map { Place.screen(Tickets.ticket($0)) }
    model.push(Tickets.transfer, from: tickets[0], tickets[1], when: holder)
    let items = Kind.allCases.map { Place.screen(Goods.item($0)) }
    model.push(Goods.cart, from: items[0], items[1])
    model.push(Goods.order, from: .screen(Goods.cart), when: holder)
    model.push(Profile.settings, from: .root("profile"))
    model.push(Profile.notifications, from: .screen(Profile.settings))
    model.push(Profile.about, from: .root("profile"))
    model.push(Profile.account, from: .root("profile"), when: holder)
  }

  private static func session(of model: inout RouteModel, _ fixes: FixSet<Fix>) {
    model.sheet(Sheet.self)
    model.only(
      holder, Lineup.review, Tickets.ticket(.day), Tickets.ticket(.weekend), Tickets.transfer,
      Goods.order, Profile.account, Sheet.pass, Sheet.invite)
    model.present(Sheet.filter, from: .anywhere)
    model.present(Sheet.signIn, from: .anywhere, when: guest)
    model.present(Sheet.pass, from: .anywhere, when: holder)
    model.present(Sheet.invite, from: .anywhere, when: holder)
    model.tap("sign in", on: .screen(Sheet.signIn), do: .set("session", "holder"), .dismiss)
    let signOut = "sign out"
    if fixes.contains(.signOutClearsTickets) {
      model.tap(
        signOut, on: .screen(Profile.settings), when: holder, do: .set("session", "guest"),
        .popToRoot("lineup"), .popToRoot("tickets"), .popToRoot("shop"), .popToRoot("profile"))
    } else {
      model.tap(
        signOut, on: .screen(Profile.settings), when: holder, do: .set("session", "guest"),
        .popToRoot("lineup"), .popToRoot("shop"), .popToRoot("profile"))
    }
  }

  private static func alerts(of model: inout RouteModel, _ fixes: FixSet<Fix>) {
    model.modes("gates", "closed", "open")
    model.cover(Cover.self)
    model.present(Cover.player, from: .anywhere)
    model.tap("close the player", on: .screen(Cover.player), do: .dismiss)
    model.external("the gates open", when: .mode("gates", "closed"), do: .set("gates", "open"))
    if fixes.contains(.alertClosesSheets) {
      model.external("alert", do: .dismissAll, .present(Cover.alert))
    } else {
      model.external("alert", do: .present(Cover.alert))
    }
    model.tap(
      "show the exits", on: .screen(Cover.alert), when: .mode("gates", "open"),
      do: .dismissAll, .select("map"), .popToRoot("map"))
    if fixes.contains(.alertHasExit) {
      model.tap("understood", on: .screen(Cover.alert), do: .dismiss)
    }
  }
}
