import NavigationModel

/// The days of the festival.
enum Day: CaseIterable { case friday, saturday }

/// An act that plays.
enum Act: CaseIterable { case headliner, opener }

/// A stage.
enum Stage: CaseIterable { case main, tent, club, lake }

/// A place on the grounds.
enum Spot: CaseIterable { case food, water, toilets }

/// A ticket or a thing that is sold.
enum Kind: CaseIterable { case day, weekend }

/// What the tab of the line-up leads to.
enum Lineup: Route {
  case day(Day), act(Act), review
  static let samples = Day.allCases.map(Lineup.day) + Act.allCases.map(Lineup.act) + [.review]
}

/// What the tab of the stages leads to.
enum Stages: Route {
  case stage(Stage), schedule
  static let samples = Stage.allCases.map(Stages.stage) + [.schedule]
}

/// What the tab of the map leads to.
enum Grounds: Route {
  case spot(Spot), directions
  static let samples = Spot.allCases.map(Grounds.spot) + [.directions]
}

/// What the tab of the tickets leads to.
enum Tickets: Route {
  case ticket(Kind), transfer
  static let samples = Kind.allCases.map(Tickets.ticket) + [.transfer]
}

/// What the tab of the shop leads to.
enum Goods: Route {
  case item(Kind), cart, order
  static let samples = Kind.allCases.map(Goods.item) + [.cart, .order]
}

/// What the tab of the profile leads to.
enum Profile: Route, CaseIterable { case settings, notifications, about, account }

/// What is shown as a sheet.
enum Sheet: Route, CaseIterable { case filter, signIn, pass, invite }

/// What covers the screen.
enum Cover: Route, CaseIterable { case player, alert }
