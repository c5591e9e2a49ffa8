import NavigationModel

/// Names what effects happened to by roles.
struct EffectNaming {
  let before: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let after: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let role: (AnyObject.Type) -> String?

  /// Returns the effect; what it happened to is numbered among the live instances of its type.
  func effect(of occurrence: HarnessDriver.Occurrence) -> NavigationEffect {
    var effect = NavigationEffect(occurrence.verb, detail: occurrence.detail)
    guard let type = occurrence.type, let role = role(type) else { return effect }
    effect.part = role
    for objects in [after, before] {
      let alike = objects.filter { $0.type == type }
      if let index = alike.firstIndex(where: { $0.identity == occurrence.identity }) {
        effect.number = index + 1
        break
      }
    }
    return effect
  }
}
