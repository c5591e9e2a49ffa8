import ModelChecker
import NavigationInvariants
import NavigationModel
import Testing

@Suite struct BackUndoesForwardTests {
  private let invariant = BackUndoesForward()
  private let home = NavigationSnapshot(
    coordinators: [.of("app")], views: [.container(.stack), .screen("HomeView", owner: 0)])

  private func pushed(_ name: String, on state: NavigationSnapshot) -> NavigationSnapshot {
    state.with {
      $0.views[$0.views.count - 1].isHittable = false
      $0.views.append(.screen(name, owner: 0))
    }
  }

  private func presented(_ name: String, on state: NavigationSnapshot) -> NavigationSnapshot {
    state.with {
      $0.views[$0.views.count - 1].isHittable = false
      $0.views.append(.container(.presentation("sheet"), depth: 1))
      $0.views.append(.screen(name, owner: 0, depth: 2))
    }
  }

  private var page: NavigationSnapshot { pushed("PageView", on: home) }
  private var sheet: NavigationSnapshot { presented("FormView", on: home) }

  /// The home that a careless coordinator comes back to: its child has stayed.
  private var homeWithChild: NavigationSnapshot {
    home.with { $0.coordinators.append(.of("page", under: 0)) }
  }

  private func toy(
    _ event: String = "open", _ origin: EventOrigin = .tap(on: nil),
    to page: NavigationSnapshot? = nil, effects: [NavigationEffect] = [],
    by back: String = "back@stack", endingIn end: NavigationSnapshot
  ) -> Toy {
    var toy = Toy(home)
    toy.add(event, origin, from: home, to: page ?? self.page, effects: effects)
    toy.add(back, .platform, from: page ?? self.page, to: end)
    return toy
  }

  // MARK: Push and back

  @Test(arguments: ["back@stack", "swipeBack@stack"])
  func `a push that back takes back holds, whatever is remembered`(back: String) throws {
    let later = home.with("seen", true).with {
      $0.records = [RecordNode(coordinator: 0, key: "visits", value: "1")]
      $0.views[1].controls = ["open", "forward"]
    }
    try expectHolds(invariant, on: toy(by: back, endingIn: later))
  }

  @Test func `a child that stays is a violation`() throws {
    let toy = toy(endingIn: homeWithChild)
    try expectViolation(
      of: invariant, on: toy, after: "open/back%40stack",
      why: "After 'open' and then 'back@stack' there is an additional Page.")
    #expect(try verdict(of: invariant, on: toy).counterexample?.other?.trace == Trace())
  }

  @Test func `a swipe is judged from its begin to its finish`() throws {
    let held = page.with { $0.work.runnable = ["gesture"] }
    var toy = toy(by: "swipeBack.begin@stack", endingIn: held)
    toy.add("swipeBack.finish@stack", .platform, from: held, to: homeWithChild)
    toy.add("swipeBack.cancel@stack", .platform, from: held, to: page)
    try expectViolation(
      of: invariant, on: toy, after: "open/swipeBack%2Ebegin%40stack/swipeBack%2Efinish%40stack",
      why: "After 'open', 'swipeBack.begin@stack' and then 'swipeBack.finish@stack' there is an "
        + "additional Page.")
  }

  @Test func `two pushes and a long press are judged together`() throws {
    let second = pushed("NextView", on: page)
    var toy = toy(endingIn: home)
    toy.add("open next", from: page, to: second)
    toy.add("longPressBack(2)@stack", .platform, from: second, to: homeWithChild)
    try expectViolation(
      of: invariant, on: toy, after: "open/open%20next/longPressBack(2)%40stack",
      why:
        "After 'open', 'open next' and then 'longPressBack(2)@stack' there is an additional Page.")
  }

  // MARK: Present and dismiss

  @Test func `a sheet swiped down takes back what presented it`() throws {
    try expectHolds(invariant, on: toy(to: sheet, by: "swipeDownSheet@sheet", endingIn: home))
    try expectViolation(
      of: invariant,
      on: toy(to: sheet, by: "swipeDownSheet@sheet", endingIn: homeWithChild),
      after: "open/swipeDownSheet%40sheet",
      why: "After 'open' and then 'swipeDownSheet@sheet' there is an additional Page.")
  }

  @Test func `a way back from something else is not compared`() throws {
    try expectVacuous(invariant, on: toy(to: sheet, by: "back@stack", endingIn: homeWithChild))
    // Two columns: what was pushed in one is not taken back by going back in the other.
    let columns = home.with {
      $0.views = [
        .container(.composite), .container(.stack, depth: 1), .screen("ListView", depth: 2),
        .screen("RowView", depth: 2), .container(.stack, depth: 1), .screen("HomeView", depth: 2),
      ]
    }
    let page = pushed("PageView", on: columns).with { $0.views[6].depth = 2 }
    let list = page.with { $0.views.remove(at: 3) }
    var toy = Toy(columns)
    toy.add("open", from: columns, to: page)
    toy.add("back@primary", .platform, from: page, to: list)
    try expectVacuous(invariant, on: toy)
    // Nor does a long press in one take back a push in each.
    var both = Toy(columns)
    let further = page.with { $0.views.insert(.screen("CellView", depth: 2), at: 4) }
    both.add("open", from: columns, to: page)
    both.add("open next", from: page, to: further)
    both.add(
      "longPressBack(2)@primary", .platform, from: further,
      to: further.with { $0.views.removeSubrange(3...4) })
    try expectVacuous(invariant, on: both)
  }

  // MARK: What is left out

  @Test func `steps that do more, restart or answer a request are not compared`() throws {
    let push = NavigationEffect(.pushed, detail: "PageView")
    let more = [push, NavigationEffect(.dismissed, detail: "FormView")]
    try expectVacuous(invariant, on: toy(effects: more, endingIn: homeWithChild))
    try expectVacuous(
      invariant, on: toy("load succeeds", .completion, effects: [push], endingIn: homeWithChild))
    var restarting = toy(effects: [push], endingIn: homeWithChild)
    restarting.profile.restarts = [.init(role: "app", start: "open", stop: "open")]
    try expectVacuous(invariant, on: restarting)
    try expectVacuous(
      invariant, on: toy(to: page.with { $0.views[1].name = "Other" }, endingIn: homeWithChild))
    let waiting = home.unsettled
    var busy = Toy(waiting)
    busy.add("open", from: waiting, to: page)
    busy.add("back@stack", .platform, from: page, to: homeWithChild)
    try expectVacuous(invariant, on: busy)
  }

  // MARK: Declared pairs, cancelled gestures, neutral events

  @Test func `events that are declared inverse are one`() throws {
    func toy(
      _ end: NavigationSnapshot, when: Fact? = nil, unless: Fact? = nil
    ) -> Toy {
      var toy = Toy(home.with("off", true))
      toy.profile.inverses = [.init("on", undoneBy: "off", when: when, unless: unless)]
      toy.add("on", .external, from: home.with("off", true), to: page.with("off", false))
      toy.add("off", .external, from: page.with("off", false), to: end)
      return toy
    }
    try expectHolds(invariant, on: toy(home.with("off", true)))
    let why = "After 'on' and then 'off' there is an additional Page."
    try expectViolation(
      of: invariant, on: toy(homeWithChild.with("off", true)), after: "on/off", why: why)
    try expectViolation(
      of: invariant, on: toy(homeWithChild.with("off", true), when: "off"), after: "on/off",
      why: why)
    try expectVacuous(invariant, on: toy(homeWithChild.with("off", true), unless: "off"))
    try expectViolation(
      of: invariant, on: toy(home.with("off", true), when: "away"), after: "",
      why: "The profile names the fact 'away', but the system has no fact of that name.")
  }

  @Test func `a cancelled gesture changes nothing, records included`() throws {
    let held = page.with { $0.work.runnable = ["gesture"] }
    func toy(_ end: NavigationSnapshot) -> Toy {
      var toy = Toy(page)
      toy.add("swipeBack.begin@stack", .platform, from: page, to: held)
      toy.add("swipeBack.cancel@stack", .platform, from: held, to: end)
      toy.add("swipeBack.cancel@other", .platform, from: held, to: homeWithChild)
      return toy
    }
    try expectHolds(invariant, on: toy(page))
    let recorded = page.with {
      $0.records = [RecordNode(coordinator: 0, key: "removed", value: "[Page]")]
    }
    try expectViolation(
      of: invariant, on: toy(recorded),
      after: "swipeBack%2Ebegin%40stack/swipeBack%2Ecancel%40stack",
      why: "After 'swipeBack.begin@stack' and then 'swipeBack.cancel@stack' App.removed is "
        + "'[Page]' instead of 'nothing'.")
  }

  @Test func `a neutral event changes nothing`() throws {
    var toy = Toy(home)
    toy.profile.neutralEvents = ["re-evaluate *"]
    toy.add("re-evaluate HomeView", .platform, from: home, to: page)
    try expectViolation(
      of: invariant, on: toy, after: "re-evaluate%20HomeView",
      why: "After 're-evaluate HomeView' the screens are [Home, Page] instead of [Home].")
  }
}
