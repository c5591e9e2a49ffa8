import HeadlessUIKit

/// What SnapKit makes constraints with. Constraints are looks: none is made, whatever their attributes, such
/// as `make.leading.trailing.equalToSuperview().inset(8)`.
@dynamicMemberLookup
public final class SnapKitMaker {
  init() {}

  /// The maker, for any attribute.
  public subscript(dynamicMember attribute: String) -> SnapKitMaker { self }

  /// A constraint that is not made.
  public var constraint: SnapKitConstraint { SnapKitConstraint() }

  /// Does nothing.
  @discardableResult
  public func equalTo(_ other: Any?) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func lessThanOrEqualTo(_ other: Any?) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func greaterThanOrEqualTo(_ other: Any?) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func equalToSuperview() -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func offset(_ amount: Any) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func inset(_ amount: Any) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func multipliedBy(_ amount: Any) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func dividedBy(_ amount: Any) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func priority(_ amount: SnapKitPriority) -> SnapKitMaker { self }

  /// Does nothing.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ amount: Float) -> SnapKitMaker { self }

  /// Does nothing.
  @discardableResult
  public func labeled(_ label: String) -> SnapKitMaker { self }
}

/// How much a constraint matters, which nothing depends on.
public struct SnapKitPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  private let amount: Float

  public init(integerLiteral amount: Int) { self.amount = Float(amount) }

  public init(floatLiteral amount: Float) { self.amount = amount }

  /// The constraint must hold.
  public static let required: SnapKitPriority = 1000
  /// The constraint matters much.
  public static let high: SnapKitPriority = 750
  /// The constraint matters.
  public static let medium: SnapKitPriority = 500
  /// The constraint matters little.
  public static let low: SnapKitPriority = 250
}

/// A constraint of SnapKit, which was not made.
public final class SnapKitConstraint {
  /// A Boolean value that indicates whether it would hold.
  public private(set) var isActive = true

  init() {}

  /// Lets it hold.
  public func activate() { isActive = true }

  /// Lets it hold no longer.
  public func deactivate() { isActive = false }

  /// Does nothing.
  @discardableResult
  public func update(offset amount: Any) -> SnapKitConstraint { self }

  /// Does nothing.
  @discardableResult
  public func update(inset amount: Any) -> SnapKitConstraint { self }

  /// Does nothing.
  @discardableResult
  public func update(priority amount: SnapKitPriority) -> SnapKitConstraint { self }
}
