extension UIViewController {
  private nonisolated(unsafe) static let outletsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Keeps what an outlet is connected to, which the outlet itself may not do: a view as one of the root view's.
  public final func connected<Outlet: AnyObject>(_ outlet: Outlet) -> Outlet {
    if let view = outlet as? UIView {
      self.view.addSubview(view)
    } else {
      let others = associated[Self.outletsKey]?.current as? [AnyObject] ?? []
      associated[Self.outletsKey] = AssociatedValue(others + [outlet], .OBJC_ASSOCIATION_RETAIN)
    }
    return outlet
  }
}
