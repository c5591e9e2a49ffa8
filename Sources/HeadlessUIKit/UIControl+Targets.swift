import NavigationModel

extension UIControl {
  /// Adds a method of an object for events. The control does not keep the object.
  public func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    addAction(.sending(action, to: target), for: controlEvents)
  }
}

extension UIBarButtonItem {
  /// The styles of a button. They are not displayed.
  public enum Style: Int, Sendable {
    case plain, done
  }

  /// Creates a button with a title that calls a method of an object, which it does not keep.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, primaryAction: action.map { .sending($0, to: target) })
  }

  /// Creates a button with an image that calls a method of an object, which it does not keep.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image, primaryAction: action.map { .sending($0, to: target) })
  }

  /// Creates a button with a title or an image that calls a method of an object, which it does not keep.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?
  ) {
    self.init(title: title, image: image, primaryAction: action.map { .sending($0, to: target) })
  }

  /// Creates a button that the platform provides and that calls a method of an object, which it
  /// does not keep.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem: systemItem, primaryAction: action.map { .sending($0, to: target) })
  }
}

extension UIAction {
  /// An action that calls a method of an object, which it does not keep.
  fileprivate static func sending(_ selector: Selector, to target: AnyObject?) -> UIAction {
    UIAction { [weak target] action in
      if let target { selector.perform(on: target, sender: action.sender) }
    }
  }
}
