import ModelChecker
import NavigationModel

extension Counterexample {
  /// After how much it violates, as headlines and lists say it behind the property's name.
  var words: String {
    if isAbsence { return neverHappens }
    let events = trace.loopStart ?? trace.steps.count
    let place = events == 0 ? atTheStart : after(events)
    guard trace.loopStart != nil else { return "violated \(place)" }
    return "violated: \(place) \(repeating(trace.steps.count - events, behind: events))"
  }
}

extension Counterexample {
  /// A Boolean value that indicates whether a user can get there, by this trace or by another; nil
  /// for what never happens, which has no trace.
  package var isReachableByUser: Bool? { isAbsence ? nil : isOrdinary || ordinaryTrace != nil }
}

private let neverHappens = "violated: it never happens"
private let atTheStart = "at the start"

private func after(_ events: Int) -> String { "after \(counted(events, "event"))" }

private func repeating(_ events: Int, behind others: Int) -> String {
  if events == 0 { return "nothing more has to happen" }
  let what = others == 0 ? counted(events, "event") : "\(events) more"
  return "\(what) \(events == 1 ? "repeats" : "repeat") forever"
}
