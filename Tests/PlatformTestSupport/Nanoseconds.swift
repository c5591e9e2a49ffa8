/// Returns the time that a body takes, divided by a count.
public func nanoseconds(per count: Int, _ body: () -> Void) -> Int64 {
  let parts = ContinuousClock().measure(body).components
  return (parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000) / Int64(count)
}
