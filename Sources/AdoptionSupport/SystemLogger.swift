/// A logger of the system, `Logger` in an app: what is logged is looks, and goes nowhere.
public struct SystemLogger: Sendable {
  /// Creates a logger without a category.
  public init() {}

  /// Creates a logger of a part of the app.
  public init(subsystem: String, category: String) {}

  /// Creates a logger that writes to a log.
  public init(_ log: SystemLog) {}

  /// Logs a message.
  public func log(_ message: SystemLogMessage) {}
  /// Logs a message of a level.
  public func log(level: SystemLogType, _ message: SystemLogMessage) {}
  /// Logs what only helps to follow code.
  public func trace(_ message: SystemLogMessage) {}
  /// Logs what only helps to find a mistake.
  public func debug(_ message: SystemLogMessage) {}
  /// Logs what helps, and is not needed.
  public func info(_ message: SystemLogMessage) {}
  /// Logs what is needed.
  public func notice(_ message: SystemLogMessage) {}
  /// Logs what may be a mistake.
  public func warning(_ message: SystemLogMessage) {}
  /// Logs a mistake.
  public func error(_ message: SystemLogMessage) {}
  /// Logs a grave mistake.
  public func critical(_ message: SystemLogMessage) {}
  /// Logs a mistake of the system or of the app's own logic.
  public func fault(_ message: SystemLogMessage) {}
}

/// A log of the system, `OSLog` in an app.
public final class SystemLog: Sendable {
  /// The log of what belongs to no part.
  public static let `default` = SystemLog()
  /// The log that writes nothing.
  public static let disabled = SystemLog()

  /// Creates the log of a part of the app.
  public init(subsystem: String, category: String) {}

  private init() {}
}

/// The level of a message, `OSLogType` in an app.
public struct SystemLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of a message that says none.
  public static let `default` = SystemLogType(rawValue: 0)
  /// What helps, and is not needed.
  public static let info = SystemLogType(rawValue: 1)
  /// What only helps to find a mistake.
  public static let debug = SystemLogType(rawValue: 2)
  /// A mistake.
  public static let error = SystemLogType(rawValue: 16)
  /// A mistake of the system or of the app's own logic.
  public static let fault = SystemLogType(rawValue: 17)
}

/// A message to a log. Its values are evaluated, as by a log that is read, and not kept.
public struct SystemLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The ways in which a value is shown to others. None differs from another here.
  public enum Privacy: Sendable {
    case auto, `public`, `private`, sensitive

    /// A mask that hides a value.
    public enum Mask: Sendable { case hash, none }

    /// A value that a mask hides.
    public static func `private`(mask: Mask) -> Privacy { .private }
    /// A value that a mask hides.
    public static func sensitive(mask: Mask) -> Privacy { .sensitive }
    /// A value that may be hidden.
    public static func auto(mask: Mask) -> Privacy { .auto }
  }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes a part as it stands.
    public mutating func appendLiteral(_ literal: String) {}

    /// Takes a value.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {}
  }
}

/// Logs a message with a format.
public func os_log(
  _ message: StaticString, log: SystemLog = .default, type: SystemLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Logs a message with a format.
public func os_log(
  _ type: SystemLogType, dso: UnsafeRawPointer? = nil, log: SystemLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {}
