/// The look of a picture of navigation, one constant for each thing that occurs in it.
///
/// Color never speaks alone: a counterexample is numbered and heavy, an arrow back is dashed, what
/// was not reached is dotted. The constants set no label; add one.
///
/// ```swift
/// let node = DrawnGraph.Node(
///   id: "Cart", attributes: GraphStyle.screen.merging(["tooltip": "Cart, 12 states"]))
/// ```
public enum GraphStyle {
  /// The picture: left to right, title on top.
  public static let graph: DrawnGraph.Attributes = [
    "rankdir": "LR", "bgcolor": Color.page.value, "class": "navigation", "pad": "0.25",
    "nodesep": "0.3", "ranksep": "0.55", "newrank": "true", "compound": "true",
    "fontname": font, "fontsize": "13", "fontcolor": Color.ink.value, "labelloc": "t",
    "labeljust": "l",
  ]

  /// The look that nodes have in common.
  public static let node: DrawnGraph.Attributes = [
    "shape": "box", "style": "rounded,filled", "fontname": font, "fontsize": "13",
    "fontcolor": Color.ink.value, "color": Color.screenBorder.value,
    "fillcolor": Color.screen.value, "margin": "0.16,0.08", "height": "0.4",
  ]

  /// The look that edges have in common.
  public static let edge: DrawnGraph.Attributes = [
    "fontname": font, "fontsize": "11", "fontcolor": Color.mutedInk.value,
    "color": Color.line.value, "arrowsize": "0.7",
  ]

  /// The point from which the first arrow starts.
  public static let start: DrawnGraph.Attributes = [
    "class": "start", "shape": "point", "width": "0.13", "height": "0.13", "label": "",
    "color": Color.line.value, "fillcolor": Color.line.value, "tooltip": "start",
  ]

  /// A screen.
  public static let screen: DrawnGraph.Attributes = ["class": "screen"]

  /// The root of a container.
  public static let rootScreen: DrawnGraph.Attributes = ["class": "screen root", "penwidth": "2"]

  /// A screen that is presented over others.
  public static let modalScreen: DrawnGraph.Attributes = [
    "class": "screen modal", "color": Color.modalBorder.value, "fillcolor": Color.modal.value,
  ]

  /// A screen that no trace reached.
  public static let unreachedScreen: DrawnGraph.Attributes = [
    "class": "screen unreached", "style": "rounded,filled,dotted",
    "color": Color.unreachedBorder.value, "fillcolor": Color.page.value,
    "fontcolor": Color.mutedInk.value, "penwidth": "1.5",
  ]

  /// The screen where a counterexample ends.
  public static let violatingScreen: DrawnGraph.Attributes = [
    "class": "screen violation", "color": Color.accent.value,
    "fillcolor": Color.accentFill.value, "penwidth": "2.5",
  ]

  /// The word for most screens, where an arrow from each of them would bury the rest.
  public static let anywhere: DrawnGraph.Attributes = [
    "class": "anywhere", "shape": "plaintext", "style": "solid", "fontsize": "11",
    "fontcolor": Color.mutedInk.value, "margin": "0.04,0.02", "height": "0.2",
  ]

  /// The box of a coordinator.
  public static let cluster: DrawnGraph.Attributes = [
    "class": "flow", "style": "rounded,filled", "color": Color.flowBorder.value,
    "fillcolor": Color.flow.value, "fontsize": "12", "fontcolor": Color.mutedInk.value,
    "labelloc": "t", "labeljust": "l", "margin": "12",
  ]

  /// The box of a coordinator that is presented.
  public static let modalCluster: DrawnGraph.Attributes = cluster.merging([
    "class": "flow modal", "style": "rounded,filled,dashed", "color": Color.modalBorder.value,
    "fillcolor": Color.modalFlow.value, "fontcolor": Color.modalBorder.value,
  ])

  /// An arrow further in.
  public static let forwardEdge: DrawnGraph.Attributes = ["class": "forward"]

  /// An arrow back, which has no say in where the screens go.
  public static let backEdge: DrawnGraph.Attributes = [
    "class": "back", "style": "dashed", "constraint": "false", "color": Color.mutedLine.value,
  ]

  /// An arrow to what is presented.
  public static let modalEdge: DrawnGraph.Attributes = [
    "class": "modal", "style": "dashed", "color": Color.modalBorder.value,
    "fontcolor": Color.modalBorder.value, "arrowhead": "empty",
  ]

  /// The additional look of an arrow whose events nobody causes at that moment: a result arrives,
  /// or the platform acts by itself.
  public static let internalEdge: DrawnGraph.Attributes = [
    "class": "internal", "color": Color.mutedLine.value, "arrowhead": "open",
  ]

  /// An arrow out of the point of the start.
  public static let startEdge: DrawnGraph.Attributes = ["class": "start"]

  /// A step of the counterexample, numbered from one.
  public static func counterexampleEdge(step: Int, event: String) -> DrawnGraph.Attributes {
    counterexampleEdge(steps: [(step, event)])
  }

  /// Steps of the counterexample that share an arrow.
  public static func counterexampleEdge(
    steps: [(number: Int, event: String)]
  ) -> DrawnGraph.Attributes {
    [
      "class": .text(counterexampleClass), "color": Color.accent.value,
      "fontcolor": Color.accent.value, "penwidth": "2.5", "style": "solid", "weight": "3",
      "label": edgeLabel(
        steps.map { "\($0.number)  \($0.event)" }.joined(separator: "\n"), isBold: true),
    ]
  }

  /// The arrow of a counterexample that stays where it is because nothing has to happen there.
  public static let restEdge: DrawnGraph.Attributes = [
    "class": .text(counterexampleClass), "color": Color.accent.value,
    "fontcolor": Color.accent.value, "penwidth": "2.5", "style": "solid",
    "label": edgeLabel("\(forever)  nothing has to happen", isBold: true),
    "tooltip": "nothing has to happen here, forever",
  ]

  /// The sign before what repeats forever.
  public static let forever = "↻"

  /// The label of an arrow, at a distance from the line.
  ///
  /// A plain label stands on its line, and a heavy line runs through it.
  public static func edgeLabel(_ text: String, isBold: Bool = false) -> DrawnGraph.Value {
    let markup = HTMLLabel.escaped(text)
    return .html(
      HTMLLabel(
        markup: #"<table border="0" cellborder="0" cellspacing="0" cellpadding="3"><tr><td>"#
          + (isBold ? "<b>\(markup)</b>" : markup) + "</td></tr></table>",
        text: text))
  }

  /// An arrow that nobody sees, which holds a node near another: an unreached screen within its
  /// flow, the legend beside the start.
  public static let tether: DrawnGraph.Attributes = [
    "class": "tether", "style": "invis",
  ]

  package static let counterexampleClass = "counterexample"

  /// The fonts, in order of preference; the last one is whatever the reader has.
  package static let fonts = "Helvetica,Arial,sans-serif"

  static let font: DrawnGraph.Value = "\(fonts)"
}
