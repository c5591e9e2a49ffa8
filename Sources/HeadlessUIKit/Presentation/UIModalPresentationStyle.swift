/// How a presented controller covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the platform thinks best: a sheet.
  case automatic = -2
  /// Over everything; what is below goes out of sight.
  case fullScreen = 0
  /// A sheet that can be swiped away.
  case pageSheet = 1
  /// A smaller sheet that can be swiped away.
  case formSheet = 2
  /// Over the nearest controller that defines a context; what is below goes out of sight.
  case currentContext = 3
  /// Over everything; what is below stays in sight.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context; what is below stays in sight.
  case overCurrentContext = 6

  /// Whether what is below goes out of sight.
  var covers: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can swipe it away.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }

  var isWithinContext: Bool { self == .currentContext || self == .overCurrentContext }
}
