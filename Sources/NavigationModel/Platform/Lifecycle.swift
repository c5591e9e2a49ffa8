/// The two calls by which a coordinator tells the verifier that it was started and stopped.
///
/// Everything else about a coordinator is read off its live object. That `start()` or `stop()` was
/// *called* leaves no trace in an object, and invariants such as StopIsFinal need it. Outside the
/// verifier both calls do nothing.
public enum Lifecycle {
  /// Says that the coordinator's `start()` was called; to be its first line.
  public static func started(_ coordinator: AnyObject) {
    HeadlessPlatform.record(.started, coordinator)
  }

  /// Says that the coordinator's `stop()` returns; to be its last line.
  public static func stopped(_ coordinator: AnyObject) {
    HeadlessPlatform.record(.stopped, coordinator)
  }
}
