import ModelChecker

/// A trace as reports print it and commands read it.
func printed(_ trace: Trace, of catalogue: EventCatalogue) -> String {
  let steps = trace.steps.map { step in
    let event =
      switch step.event {
      case .name(let name): name
      case .ordinal(let ordinal): String(ordinal)
      }
    return ([event] + step.choices.withoutTrailingZeros.map(String.init)).joined(separator: ".")
  }
  let start = trace.start == 0 ? [] : ["@\(trace.start)"]
  return (start + steps).joined(separator: "/") + "#" + catalogue.fingerprint
}
