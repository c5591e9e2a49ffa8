/// The styles in which a controller covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the platform chooses, which is a sheet.
  case automatic = -2
  /// No other style: what a delegate answers that wants none adapted.
  case none = -1
  /// A style that covers the screen. What is below is no longer visible.
  case fullScreen = 0
  /// A sheet that can be dismissed by a swipe.
  case pageSheet = 1
  /// A smaller sheet that can be dismissed by a swipe.
  case formSheet = 2
  /// A style that covers the nearest controller that defines a context. What is below is no longer
  /// visible.
  case currentContext = 3
  /// A style of the app's own. What is below stays visible, and a swipe is the app's to handle.
  case custom = 4
  /// A style that covers the screen. What is below stays visible.
  case overFullScreen = 5
  /// A style that covers the nearest controller that defines a context. What is below stays
  /// visible.
  case overCurrentContext = 6
  /// A popover, which on a phone is a sheet that can be dismissed by a swipe.
  case popover = 7

  /// A Boolean value that indicates whether what is below is no longer visible.
  var covers: Bool { self == .fullScreen || self == .currentContext }

  /// A Boolean value that indicates whether a person can dismiss the controller by a swipe.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  var isWithinContext: Bool { self == .currentContext || self == .overCurrentContext }
}
