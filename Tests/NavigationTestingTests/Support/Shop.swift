import ModelChecker
import NavigationModel

/// A shop as a value model of navigation, with bugs to choose from.
final class Shop: NavigationSystem {
  /// The bugs of the shop.
  struct Bugs: OptionSet {
    let rawValue: Int
    /// Paying an empty cart ends the process.
    static let emptyCartTraps = Bugs(rawValue: 1)
    /// The badge is not told when the cart is paid.
    static let badgeIsForgotten = Bugs(rawValue: 2)
    /// The receipt has no way back.
    static let receiptIsFinal = Bugs(rawValue: 4)
    /// Code can empty the cart behind the badge's back.
    static let codeForgetsBadge = Bugs(rawValue: 8)
    /// The shop cannot be opened.
    static let doesNotOpen = Bugs(rawValue: 16)
    /// The same trace leads to different states.
    static let diverges = Bugs(rawValue: 32)
  }

  struct Moment: Hashable {
    var path: [String] = []
    var cart = 0
    var badge = 0
  }

  let name = "Shop"
  let variant: String
  let scope: Scope
  let bugs: Bugs
  let paysWhenEmpty: Bool

  let events = [
    NavigationEvent("open book", origin: .tap(on: "Catalog")),
    NavigationEvent("add to cart", origin: .tap(on: "Book")),
    NavigationEvent("pay", origin: .tap(on: nil)),
    NavigationEvent("empty cart", origin: .programmatic),
    NavigationEvent("deliver", origin: .external),
  ]

  var profile: NavigationProfile {
    var profile = NavigationProfile()
    profile.agreements = [.init(about: "the cart", recorded: Fact("badge"), actual: Fact("cart"))]
    profile.home = .init(fact: Fact("at home"))
    return profile
  }

  private let store = FacetStore()
  private var moments: [NavigationState: Moment] = [:]

  init(_ bugs: Bugs = [], variant: String = "", cart: Int = 1, paysWhenEmpty: Bool = true) {
    self.bugs = bugs
    self.variant = variant
    self.paysWhenEmpty = paysWhenEmpty
    scope = Scope([Scope.Bound("cart", cart, "things in the cart")])
  }

  private let back = EventKind.gesture(Gesture(.back, on: "stack(shop)"))

  func kind(of event: EventLabel) -> EventKind {
    events.indices.contains(event.ordinal) ? events[event.ordinal].kind : back
  }

  func start() -> [Outcome<NavigationState>] {
    if bugs.contains(.doesNotOpen) { return [.fault(Fault(.trapped, "The shop traps at once."))] }
    return [.state(state(Moment()))]
  }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let moment = moments[visit.state]!
      var expansion = Expansion<NavigationState, NavigationEffect>()
      for (ordinal, event) in events.enumerated() {
        let label = EventLabel(event.name, ordinal: ordinal)
        if let reason = reason(against: event.name, in: moment) {
          expansion.disabled.append(DisabledEvent(event: label, reason: reason))
        } else {
          expansion.transitions.append(
            Transition(event: label, outcome: outcome(of: event.name, in: moment)))
        }
      }
      if !moment.path.isEmpty, !(bugs.contains(.receiptIsFinal) && moment.path == ["Receipt"]) {
        let label = EventLabel(back.name, ordinal: events.count)
        var next = moment
        next.path.removeLast()
        expansion.transitions.append(Transition(event: label, outcome: .state(state(next))))
      }
      if bugs.contains(.diverges), moment.cart == 1 {
        expansion.faults.append(
          Fault(.replayDiverged, "The trace leads to another state.", evidence: "cart: 1 and 2"))
      }
      return expansion
    }
  }

  private func reason(against event: String, in moment: Moment) -> String? {
    switch event {
    case "open book": moment.path.isEmpty ? nil : "another screen is open"
    case "add to cart" where moment.path.last != "Book": "no book is open"
    case "add to cart": moment.cart < scope["cart"] ? nil : "the cart is full"
    case "pay" where moment.path.last == "Receipt": "the receipt is shown"
    case "pay": moment.cart > 0 || paysWhenEmpty ? nil : "the cart is empty"
    case "empty cart": bugs.contains(.codeForgetsBadge) ? nil : "nobody calls it"
    default: "nothing was sent"
    }
  }

  private func outcome(of event: String, in moment: Moment) -> Outcome<NavigationState> {
    var next = moment
    switch event {
    case "open book": next.path = ["Book"]
    case "add to cart":
      next.cart += 1
      // A badge that is forgotten would count forever.
      next.badge = min(next.badge + 1, 2)
    case "pay":
      if moment.cart == 0, bugs.contains(.emptyCartTraps) {
        return .fault(
          Fault(.trapped, "'pay' trapped.", evidence: "Fatal error: Index out of range"))
      }
      next.path = ["Receipt"]
      next.cart = 0
      if !bugs.contains(.badgeIsForgotten) { next.badge = 0 }
    default: next.cart = 0
    }
    return .state(state(next))
  }

  private func state(_ moment: Moment) -> NavigationState {
    var views = [ViewNode(name: "NavigationStack", role: .stack)]
    for (position, name) in (["Catalog"] + moment.path).enumerated() {
      views.append(
        ViewNode(
          depth: 1, name: "\(name)View", owner: 0, isHittable: position == moment.path.count))
    }
    let state = NavigationState(
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "shop", type: "ShopCoordinator")], views: views,
        facts: [
          FactNode(name: "badge", value: "\(moment.badge)"),
          FactNode(name: "cart", value: "\(moment.cart)"),
          FactNode(name: "at home", value: "\(moment.path.isEmpty)"),
        ]), in: store)
    moments[state] = moment
    return state
  }
}
