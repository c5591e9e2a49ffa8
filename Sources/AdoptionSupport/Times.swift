import Foundation

/// The nanoseconds of a second, which Dispatch does not name here.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// A time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = TimeInterval
