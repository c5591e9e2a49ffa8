import ModelChecker
import NavigationModel

/// A shop with two mistakes in it and a fix for each.
struct Shop: FixableSystem {
  enum Fix: Int, SystemFix {
    case swipeEndsCheckout, paysOnce

    var description: FixDescription {
      switch self {
      case .swipeEndsCheckout:
        described("Swiping the checkout away takes it off the record too.")
      case .paysOnce: described("A second payment does nothing.")
      }
    }
  }

  let name = "Shop"
  let summary = "A catalog in a stack, a checkout in a sheet."
  let ownInvariants: [any NavigationInvariant] = [BuyingCompletes()]

  func system(
    _ configuration: SystemConfiguration, fixes: FixSet<Fix>
  ) throws -> any NavigationSystem {
    ShopModel(
      variant: configuration.variant ?? variants[0], fixes: fixes,
      scope: try ShopModel.scope.overriding(configuration.scope))
  }
}

/// A person can buy something.
struct BuyingCompletes: NavigationInvariant {
  let name = "BuyingCompletes"
  let summary = "Something can be bought."

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(NavigationProperty(name, .sometimes { $0.isTrue("paid") }))
  }
}

/// The shop as values.
final class ShopModel: NavigationSystem {
  struct Model: Hashable {
    var products = 0
    var isPaying = false
    var isRecorded = false
    var hasPaid = false
  }

  static let scope = Scope([Scope.Bound("stack", 2, "screens on the stack")])

  let name = "Shop"
  let variant: String
  let scope: Scope
  private let fixes: FixSet<Shop.Fix>
  private let store = FacetStore()
  private var models: [NavigationState: Model] = [:]

  init(variant: String, fixes: FixSet<Shop.Fix>, scope: Scope) {
    self.variant = variant
    self.fixes = fixes
    self.scope = scope
  }

  let events = [
    NavigationEvent("open product", origin: .tap(on: nil), route: "ShopRoute.product"),
    NavigationEvent("check out", origin: .tap(on: "ProductView"), route: "ShopRoute.checkout"),
    NavigationEvent("pay", origin: .tap(on: "CheckoutView")),
    NavigationEvent("recall", origin: .external),
  ]

  var profile: NavigationProfile {
    var profile = NavigationProfile()
    profile.agreements = [
      .init(
        about: "the checkout", recorded: Fact("checkout on record"),
        actual: Fact("checkout shown"))
    ]
    return profile
  }

  private let back = EventKind.gesture(Gesture(.back, on: "stack(shop)"))
  private let swipe = EventKind.gesture(
    Gesture(Gesture.Action(rawValue: "swipe"), on: "sheet(shop)"))

  func kind(of event: EventLabel) -> EventKind {
    if events.indices.contains(event.ordinal) { return events[event.ordinal].kind }
    return event.name == back.name ? back : swipe
  }

  func start() -> [Outcome<NavigationState>] { [.state(state(Model()))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { expansion(of: models[$0.state]!) }
  }

  private func expansion(of model: Model) -> Expansion<NavigationState, NavigationEffect> {
    var expansion = Expansion<NavigationState, NavigationEffect>()
    func add(
      _ event: EventLabel, effects: [NavigationEffect] = [], _ change: (inout Model) -> Void
    ) {
      var next = model
      change(&next)
      expansion.transitions.append(
        Transition(event: event, effects: effects, outcome: .state(state(next))))
    }
    func refuse(_ event: EventLabel, _ reason: String) {
      expansion.disabled.append(DisabledEvent(event: event, reason: reason))
    }
    let (open, checkOut) = (
      EventLabel("open product", ordinal: 0), EventLabel("check out", ordinal: 1)
    )
    let (pay, recall) = (EventLabel("pay", ordinal: 2), EventLabel("recall", ordinal: 3))
    if model.isPaying {
      refuse(open, "the checkout covers it")
      refuse(checkOut, "the checkout is shown already")
      if model.hasPaid, !fixes.contains(.paysOnce) {
        expansion.transitions.append(
          Transition(event: pay, outcome: .fault(Fault(.trapped, "'pay' trapped: nothing to pay"))))
      } else {
        add(pay) { $0.hasPaid = true }
      }
    } else {
      if model.products < scope["stack"] {
        add(open, effects: [NavigationEffect(.pushed, part: "Product")]) { $0.products += 1 }
      } else {
        refuse(open, "the stack is full")
      }
      if model.products == 0 {
        refuse(checkOut, "no product is open")
      } else {
        add(checkOut, effects: [NavigationEffect(.presented, part: "Checkout")]) {
          $0.isPaying = true
          $0.isRecorded = true
          $0.hasPaid = false
        }
      }
      refuse(pay, "no checkout is shown")
    }
    refuse(recall, "nothing was ever recalled")
    let gesture = events.count
    if model.isPaying {
      add(EventLabel(swipe.name, ordinal: gesture)) { model in
        model.isPaying = false
        model.hasPaid = false
        if self.fixes.contains(.swipeEndsCheckout) { model.isRecorded = false }
      }
    } else if model.products > 0 {
      add(EventLabel(back.name, ordinal: gesture)) { $0.products -= 1 }
    }
    return expansion
  }

  private func state(_ model: Model) -> NavigationState {
    var snapshot = NavigationSnapshot()
    snapshot.coordinators = [CoordinatorNode(role: "shop", type: "ShopCoordinator")]
    snapshot.views = [
      ViewNode(depth: 0, name: "NavigationStack", role: .stack, owner: 0),
      ViewNode(
        depth: 1, name: "CatalogView", owner: 0,
        isHittable: model.products == 0 && !model.isPaying
      ),
    ]
    for number in 0..<model.products {
      let isTop = number == model.products - 1
      snapshot.views.append(
        ViewNode(depth: 1, name: "ProductView", owner: 0, isHittable: isTop && !model.isPaying))
    }
    if model.isPaying {
      snapshot.views += [
        ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
        ViewNode(depth: 2, name: "CheckoutView", owner: 0),
      ]
    }
    snapshot.facts = [
      FactNode(name: "checkout on record", value: "\(model.isRecorded)"),
      FactNode(name: "checkout shown", value: "\(model.isPaying)"),
      FactNode(name: "paid", value: "\(model.hasPaid)"),
    ]
    let state = NavigationState(snapshot, in: store)
    models[state] = model
    return state
  }
}
