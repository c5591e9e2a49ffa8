/// A length of time as operators take it; a literal counts seconds.
public struct SchedulerTimeInterval: Hashable, Sendable {
  /// The length in nanoseconds, never below zero.
  public let nanoseconds: Int

  private init(seconds: Double) {
    nanoseconds = Int(min(max(0, seconds * 1e9), Double(Int64.max / 2)))
  }

  /// A number of seconds.
  public static func seconds(_ count: Int) -> Self { Self(seconds: Double(count)) }

  /// A number of seconds.
  public static func seconds(_ count: Double) -> Self { Self(seconds: count) }

  /// A number of milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }

  /// A number of microseconds.
  public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }

  /// A number of nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }
}

extension SchedulerTimeInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates an interval of seconds.
  public init(integerLiteral seconds: Int) { self.init(seconds: Double(seconds)) }

  /// Creates an interval of seconds.
  public init(floatLiteral seconds: Double) { self.init(seconds: seconds) }
}
