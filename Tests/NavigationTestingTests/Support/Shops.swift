import ModelChecker
import NavigationModel

/// The shop as a system that comes in variants.
struct Shops: VerifiableSystem {
  let name = "Shop"
  let summary = "A shop."
  let variants = ["cheap", "dear"]
  var ownInvariants: [any NavigationInvariant] { [Affordable()] }

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Shop().scope.overriding(configuration.scope)
    return Shop(cart: scope["cart"])
  }
}

/// An invariant by which the cart never holds two things.
struct Affordable: NavigationInvariant {
  let name = "Affordable"
  let summary = "The cart never holds two things."

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(
      NavigationProperty(
        name, .always { $0.fact("cart") == "2" ? .violated("two things are in the cart") : .holds })
    )
  }
}
