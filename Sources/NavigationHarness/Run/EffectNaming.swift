import NavigationModel

/// Names the nodes of effects by their roles.
struct EffectNaming {
  let before: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let after: [(identity: ObjectIdentifier, type: AnyObject.Type)]
  let role: (AnyObject.Type) -> String?

  func effect(of occurrence: HarnessDriver.Occurrence) -> NavigationEffect {
    NavigationEffect(occurrence.verb, node: node(of: occurrence), detail: occurrence.detail)
  }

  /// The role, as messages call it; numbered from the second live instance of the type on.
  private func node(of occurrence: HarnessDriver.Occurrence) -> String {
    guard let type = occurrence.type else { return "" }
    guard let role = role(type) else { return "" }
    let name = capitalised(role)
    for objects in [after, before] {
      let alike = objects.filter { $0.type == type }
      if let index = alike.firstIndex(where: { $0.identity == occurrence.identity }) {
        return numbered(name, index + 1)
      }
    }
    return name
  }
}
