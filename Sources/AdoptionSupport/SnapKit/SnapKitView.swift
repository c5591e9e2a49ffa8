import HeadlessUIKit

/// What SnapKit adds to a view.
@dynamicMemberLookup
public struct SnapKitView {
  init() {}

  /// An attribute of the view, which nothing depends on.
  public subscript(dynamicMember attribute: String) -> SnapKitAttribute { SnapKitAttribute() }

  /// Asks for constraints, and makes none.
  public func makeConstraints(_ make: (SnapKitMaker) -> Void) { make(SnapKitMaker()) }

  /// Asks for constraints in the place of others, and makes none.
  public func remakeConstraints(_ make: (SnapKitMaker) -> Void) { make(SnapKitMaker()) }

  /// Asks for changes of constraints, and makes none.
  public func updateConstraints(_ make: (SnapKitMaker) -> Void) { make(SnapKitMaker()) }

  /// Asks for constraints that do not hold yet: there are none.
  public func prepareConstraints(_ make: (SnapKitMaker) -> Void) -> [SnapKitConstraint] {
    make(SnapKitMaker())
    return []
  }

  /// Does nothing.
  public func removeConstraints() {}
}

/// An attribute of a view, to which a constraint may refer.
public struct SnapKitAttribute {
  init() {}
}

extension UIView {
  /// What SnapKit adds to the view.
  public var snp: SnapKitView { SnapKitView() }
}

extension UILayoutGuide {
  /// What SnapKit adds to the guide.
  public var snp: SnapKitView { SnapKitView() }
}
