/// The kind of an event, with its parts; the event's name is made of it.
public enum EventKind: Hashable, Sendable {
  /// An event that the system declares by a name.
  case declared(String)
  /// A second touch of the control of a declared event, within the same transition.
  case doubleTap(of: String)
  /// The arrival of an asynchronous result: of several that are pending, the one of this number,
  /// counted from 1.
  case result(of: String, number: Int = 1, outcome: String)
  /// The work that making the subject left to run, before anything else can happen.
  case begin
  /// The end of all work that is under way.
  case settle
  /// The passing of time up to the next moment for which something was put off.
  case wait
  /// A movement or a touch by which a person acts on a container.
  case gesture(Gesture)
  /// The evaluation of the views around a screen.
  case rerender(screen: String)
  /// Something else that the platform does.
  case platform(String)

  /// The event's name.
  public var name: String {
    switch self {
    case .declared(let name), .platform(let name): name
    case .doubleTap(let event): "double tap \(event)"
    case .result(let label, let number, let outcome):
      "\(numbered(label, number)) \(outcome)"
    case .begin: Self.beginning
    case .settle: "settle"
    case .wait: Self.waiting
    case .gesture(let gesture): gesture.name
    case .rerender(let screen): "\(shortName)\(Self.place)\(screen)"
    }
  }

  /// The text between a gesture and its container.
  fileprivate static let place: Character = "@"

  private static let beginning = "begin"
  private static let waiting = "wait"

  /// Returns a Boolean value that indicates whether a name that a user wrote can be that of an event
  /// of the platform, which is known only where the event can happen.
  package static func mayBeOfPlatform(_ name: String) -> Bool {
    name.contains(place) || name == beginning || name == waiting
  }

  /// The gesture, if the event is one.
  public var gesture: Gesture? { if case .gesture(let gesture) = self { gesture } else { nil } }

  /// The event's name without the container or screen that it is about.
  public var shortName: String {
    switch self {
    case .gesture(let gesture): gesture.shortName
    case .rerender: "rerender"
    case .declared, .doubleTap, .result, .begin, .settle, .wait, .platform: name
    }
  }
}

extension EventKind {
  /// The event's name without what it acts on, and how far: gestures of one family are one movement.
  var family: String { gesture?.action.rawValue ?? shortName }
}

/// A movement or a touch by which a person acts on a container.
public struct Gesture: Hashable, Sendable {
  /// The movement that is made, or the control of the platform that is touched.
  public struct Action: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A touch of the back button; its argument is the number of levels where there are several.
    public static let back = Action(rawValue: "back")
    /// A choice from the menu of the back button; its argument is the number of levels.
    public static let longPressBack = Action(rawValue: "longPressBack")
    /// A swipe from the edge of the screen.
    public static let swipeBack = Action(rawValue: "swipeBack")
    /// A swipe that dismisses what a coordinator's declared container presents.
    public static let swipeDown = Action(rawValue: "swipeDown")
    /// A swipe that dismisses a sheet.
    public static let swipeDownSheet = Action(rawValue: "swipeDownSheet")
    /// A touch of a tab; its argument is the tab's position.
    public static let tapTab = Action(rawValue: "tapTab")
    /// The selection of a tab of a coordinator's declared container; its argument is the tab's name.
    public static let select = Action(rawValue: "select")
    /// A touch of a button of an alert; its argument is the button's title.
    public static let tapAction = Action(rawValue: "tapAction")
    /// The change of a split view to one column.
    public static let collapse = Action(rawValue: "collapse")
    /// The change of a split view to several columns.
    public static let expand = Action(rawValue: "expand")
    /// A touch of the button that shows or hides the column at a split view's side.
    public static let toggleSidebar = Action(rawValue: "toggleSidebar")
    /// A swipe that a gesture recognizer of the app's waits for; its argument is the direction.
    public static let swipe = Action(rawValue: "swipe")
    /// A long press that a gesture recognizer of the app's waits for; its argument is the view's name.
    public static let longPress = Action(rawValue: "longPress")
    /// A movement that a gesture recognizer of the app's follows; its argument is the direction.
    public static let pan = Action(rawValue: "pan")
    /// A movement from an edge of the screen that a gesture recognizer of the app's follows; its
    /// argument is the edge.
    public static let panFromEdge = Action(rawValue: "panFromEdge")
    /// A swipe to another page; its argument is `forward` or `reverse`.
    public static let swipePage = Action(rawValue: "swipePage")
    /// A touch of a search bar.
    public static let beginSearch = Action(rawValue: "beginSearch")
    /// Text that is typed into a search bar.
    public static let typeSearch = Action(rawValue: "typeSearch")
    /// A touch of the search key of the keyboard.
    public static let submitSearch = Action(rawValue: "submitSearch")
    /// A touch of the cancel button of a search bar.
    public static let cancelSearch = Action(rawValue: "cancelSearch")
    /// A touch beside a popover.
    public static let tapOutside = Action(rawValue: "tapOutside")
    /// A pull that refreshes what is shown.
    public static let pullToRefresh = Action(rawValue: "pullToRefresh")

    /// All actions above.
    package static let known: [Action] = [
      .back, .longPressBack, .swipeBack, .swipeDown, .swipeDownSheet, .tapTab, .select, .tapAction,
      .collapse, .expand, .toggleSidebar, .swipe, .longPress, .pan, .panFromEdge, .swipePage,
      .beginSearch, .typeSearch, .submitSearch, .cancelSearch, .tapOutside, .pullToRefresh,
    ]
  }

  /// The part of a gesture that an event is, where the gesture takes several.
  public enum Phase: String, Hashable, Sendable {
    case begin, finish, cancel
  }

  /// The movement or the touched control.
  public var action: Action
  /// The argument of the action, such as a number of levels or a title; empty where there is none.
  public var argument: String
  /// The part of the gesture; nil where it is all of it.
  public var phase: Phase?
  /// The address of the container in the window, such as `tab(library)`.
  public var container: String

  /// Makes a gesture.
  public init(
    _ action: Action, _ argument: String = "", phase: Phase? = nil, on container: String
  ) {
    self.action = action
    self.argument = argument
    self.phase = phase
    self.container = container
  }

  /// The gesture without its container: `longPressBack(2)`, `swipeBack.begin`.
  var shortName: String {
    action.rawValue + (argument.isEmpty ? "" : "(\(argument))")
      + (phase.map { ".\($0.rawValue)" } ?? "")
  }

  /// The name of the gesture's event, such as `back@tab(library)`.
  var name: String { "\(shortName)\(EventKind.place)\(container)" }

  /// A Boolean value that indicates whether the gesture is a tap on a tab.
  public var isTabTap: Bool { action == .tapTab || action == .select }

  /// A Boolean value that indicates whether the gesture dismisses what is presented.
  public var isDismissal: Bool { [.swipeDown, .swipeDownSheet, .tapOutside].contains(action) }

  /// A Boolean value that indicates whether the app decides what the gesture does, and what it does when
  /// it is called off.
  public var isFollowedByApp: Bool { action == .pan || action == .panFromEdge }

  /// The number of levels that the gesture goes back in a stack; nil for other gestures.
  public var levelsBack: Int? {
    switch action {
    case .back, .longPressBack: argument.isEmpty ? 1 : Int(argument)
    case .swipeBack: 1
    default: nil
    }
  }
}
