extension RunningTest {
  /// The number of failures of one assertion that are reported one by one.
  static let reportedFailures = 8

  /// Reports findings in their order; failures beyond a number of them are counted.
  func record(_ findings: [Finding], at site: CallSite) {
    var reported = 0
    var rest: [Finding] = []
    for finding in findings {
      if finding.isFailure {
        guard reported < Self.reportedFailures else {
          rest.append(finding)
          continue
        }
        reported += 1
      }
      record(finding, at: site)
    }
    if !rest.isEmpty { record(.more(rest), at: site) }
  }
}

extension Finding {
  fileprivate static func more(_ rest: [Finding]) -> Finding {
    Finding(
      .failure, "and \(rest.count) more:", because: [rest.map { "  \($0.headline)" }])
  }
}
