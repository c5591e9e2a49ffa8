import ModelChecker

extension Successors {
  /// Writes what one state led to as packed successors, and closes their list.
  ///
  /// - Parameter body: is told the position of each state, the state, and where its words belong.
  @inlinable @inline(__always)
  mutating func write(
    to successors: inout PackedSuccessors, reports: inout PlainReports,
    _ body: (Int, borrowing State, UnsafeMutablePointer<UInt64>) -> Void
  ) {
    successors.reserve(count - written + faults.count)
    let mark = reports.findings.isEmpty ? PackedSuccessors.Mark.plain : .suspect
    var position = successors.count
    var fault = 0
    for index in written..<count {
      while fault < faults.count, faults[fault].place == index {
        reports.write(faults[fault].fault, to: &successors, at: position)
        fault += 1
        position += 1
      }
      body(index, states[index], successors.words + position &* successors.width)
      successors.marks[position] = mark
      position &+= 1
    }
    while fault < faults.count {
      reports.write(faults[fault].fault, to: &successors, at: position)
      fault += 1
      position += 1
    }
    if fault > 0 { faults.removeAll(keepingCapacity: true) }
    written = count
    successors.count = position
    successors.close()
  }
}
