extension UIColor {
  /// Red.
  public static let red = UIColor()
  /// Green.
  public static let green = UIColor()
  /// Blue.
  public static let blue = UIColor()
  /// Yellow.
  public static let yellow = UIColor()
  /// Orange.
  public static let orange = UIColor()
  /// Purple.
  public static let purple = UIColor()
  /// Brown.
  public static let brown = UIColor()
  /// Gray.
  public static let gray = UIColor()
  /// Light gray.
  public static let lightGray = UIColor()
  /// Dark gray.
  public static let darkGray = UIColor()
  /// The color of text on dark surfaces.
  public static let lightText = UIColor()
  /// The color of text on light surfaces.
  public static let darkText = UIColor()
  /// The gray color of the platform.
  public static let systemGray = UIColor()
  /// A lighter gray color of the platform.
  public static let systemGray2 = UIColor()
  /// A lighter gray color of the platform.
  public static let systemGray3 = UIColor()
  /// A lighter gray color of the platform.
  public static let systemGray4 = UIColor()
  /// A lighter gray color of the platform.
  public static let systemGray5 = UIColor()
  /// A lighter gray color of the platform.
  public static let systemGray6 = UIColor()
  /// The yellow color of the platform.
  public static let systemYellow = UIColor()
  /// The orange color of the platform.
  public static let systemOrange = UIColor()
  /// The purple color of the platform.
  public static let systemPurple = UIColor()
  /// The pink color of the platform.
  public static let systemPink = UIColor()
  /// The teal color of the platform.
  public static let systemTeal = UIColor()
  /// The indigo color of the platform.
  public static let systemIndigo = UIColor()
  /// The background color of content within other content.
  public static let secondarySystemBackground = UIColor()

  /// Creates a color of its components, which are not kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }

  /// Creates a color that depends on traits. It is not asked for.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init()
  }

  /// Creates a gray color, whose brightness is not kept.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }

  /// Creates the color with a name in the app's asset catalog.
  public convenience init?(named name: String) { self.init() }

  /// The color, since opacity is not kept.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}
