extension GraphStyle {
  /// The role of a color, in light and in dark surroundings.
  ///
  /// No two roles share a light color: the picture is drawn in light colors, and its stylesheet
  /// tells the roles apart by them.
  public enum Color: CaseIterable, Hashable, Sendable {
    /// Behind everything.
    case page
    /// Text.
    case ink
    /// Text that comes second, and what the environment did not reach.
    case mutedInk
    /// Arrows.
    case line
    /// Arrows back.
    case mutedLine
    /// The inside of a screen.
    case screen
    /// The border of a screen.
    case screenBorder
    /// The inside of a flow.
    case flow
    /// The border of a flow.
    case flowBorder
    /// The inside of a screen that is presented.
    case modal
    /// The border of what is presented, and the arrows to it.
    case modalBorder
    /// The inside of a flow that is presented.
    case modalFlow
    /// The border of a screen that was not reached.
    case unreachedBorder
    /// The counterexample.
    case accent
    /// The inside of the screen where the counterexample ends.
    case accentFill
    /// A verdict that holds.
    case good
    /// A verdict that is open.
    case open

    /// The color on a light page.
    public var light: String {
      switch self {
      case .page: "#ffffff"
      case .ink: "#1f2328"
      case .mutedInk: "#59636e"
      case .line: "#424a53"
      case .mutedLine: "#8c959f"
      case .screen: "#fdfdfe"
      case .screenBorder: "#6e7781"
      case .flow: "#f3f5f8"
      case .flowBorder: "#d1d9e0"
      case .modal: "#fbf7ff"
      case .modalBorder: "#7d4bdb"
      case .modalFlow: "#f5effe"
      case .unreachedBorder: "#87909a"
      case .accent: "#cf222e"
      case .accentFill: "#ffebe9"
      case .good: "#1a7f37"
      case .open: "#9a6700"
      }
    }

    /// The color on a dark page.
    public var dark: String {
      switch self {
      case .page: "#0d1117"
      case .ink: "#f0f3f6"
      case .mutedInk: "#a0a9b4"
      case .line: "#b7bfc8"
      case .mutedLine: "#7a838e"
      case .screen: "#20262e"
      case .screenBorder: "#848d97"
      case .flow: "#151a21"
      case .flowBorder: "#3d444d"
      case .modal: "#2c2140"
      case .modalBorder: "#b087f9"
      case .modalFlow: "#1c1729"
      case .unreachedBorder: "#78828d"
      case .accent: "#ff7b72"
      case .accentFill: "#5b1f1f"
      case .good: "#3fb950"
      case .open: "#d29922"
      }
    }

    var value: DrawnGraph.Value { .text(light) }
  }

  /// The rules that a picture carries: dark colors where the reader prefers them, and emphasis of
  /// what the pointer is on.
  public static let stylesheet: String = {
    // Rules by color rather than by class, because the cells of a label have no class. A rule wins
    // against the attribute that it matches. Graphviz writes black by name in some releases.
    var rules = Color.allCases.flatMap { color in
      ["fill", "stroke"].map { "[\($0)=\"\(color.light)\"]{\($0):\(color.dark)}" }
    }
    rules.append(".edge text{stroke:\(Color.page.dark)}")
    rules += ["black", "#000000"].flatMap { black in
      ["fill", "stroke"].map { "[\($0)=\"\(black)\"]{\($0):\(Color.ink.dark)}" }
    }
    return """
      .edge text{paint-order:stroke;stroke:\(Color.page.light);stroke-width:3;stroke-opacity:.8}
      .edge:hover path{stroke-width:3}
      .edge:hover text{text-decoration:underline}
      @media (prefers-color-scheme:dark){
      \(rules.joined(separator: "\n"))
      }
      """
  }()
}
