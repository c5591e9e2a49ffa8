import NavigationModel

/// A control that is on or off. A touch changes it, and runs the actions for a changed value.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the control is on.
  open var isOn = false { didSet { HeadlessPlatform.windowsChanged() } }

  /// Turns the control on or off, without actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func touch() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var ownWords: String? { isOn ? "on" : nil }
}
