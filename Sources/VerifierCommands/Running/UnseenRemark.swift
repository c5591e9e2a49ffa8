import NavigationModel
import NavigationReports

extension CommandContext {
  /// Says that something made of a result may lack what its search did not see.
  ///
  /// - Parameter what: what is made of it, such as `map`.
  /// - Throws: the exit status for a system that is at fault itself.
  func remark(whatMayBeMissingIn what: String, of result: CheckResult) throws {
    if result.completeness == .exhaustive, result.graph.completeness != .exhaustive {
      remark(.showsSomeStates(what, result.graph.states.count, of: result.stateCount))
    } else if result.graph.completeness != .exhaustive {
      remark(.mayLackSomething(what, result.bounds))
    }
    if let fault = result.systemFaults.first {
      remark(.atFault(result.title, fault.fault.message, what))
      throw ExitStatus.systemFault
    }
  }
}

extension String {
  fileprivate static func mayLackSomething(_ what: String, _ bounds: String) -> String {
    "The search did not see everything (\(bounds)): the \(what) may lack screens and arrows."
  }

  fileprivate static func showsSomeStates(_ what: String, _ states: Int, of all: Int) -> String {
    "The \(what) shows \(states) of \(all) states: it may lack screens and arrows."
  }

  fileprivate static func atFault(_ system: String, _ message: String, _ what: String) -> String {
    "\(system) itself is at fault: \(message) The \(what) has what was seen before; 'check' shows "
      + "where."
  }
}
