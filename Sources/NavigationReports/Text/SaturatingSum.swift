extension Int {
  /// Returns the sum, or where it has no room the number nearest to it: a saved result may hold any
  /// numbers.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other > 0 ? .max : .min) : sum
  }
}
