import NavigationModel

/// A model of an app's navigation: its tabs, the routes on their stacks, what it presents, its modes,
/// and what leads where.
///
/// It checks a design before there is code. What the platform does comes by itself: taps on tabs, back,
/// back to the root, and swipes that dismiss a sheet.
///
/// ```swift
/// enum Menu: Route, CaseIterable { case drinks, drink }
/// enum Dialog: Route, CaseIterable { case login }
///
/// let cafe = RouteModel("Café") {
///   $0.tab("menu", Menu.self, depth: 2)
///   $0.tab("orders")
///   $0.sheet(Dialog.self)
///   $0.modes("session", "guest", "member")
///   $0.push(Menu.drinks, from: .root("menu"))
///   $0.push(Menu.drink, from: .screen(Menu.drinks))
///   $0.present(Dialog.login, from: .anywhere, when: .mode("session", "guest"))
///   $0.tap("log in", on: .screen(Dialog.login), do: .set("session", "member"), .dismiss)
/// }
/// ```
///
/// A stack is bounded by its depth: a push that finds no room is not offered.
public struct RouteModel: Sendable {
  /// The name of the app.
  public let name: String

  /// The tabs, the one that is selected first in front.
  public private(set) var tabs: [Tab] = []

  /// The routes that can be presented.
  public private(set) var presentations: [Presentation] = []

  /// The groups of modes of which one is on at a time.
  public private(set) var modes: [ModeGroup] = []

  /// The routes that may be open in one mode only.
  public private(set) var reservations: [Reservation] = []

  /// The moves that can happen besides those of the platform.
  public private(set) var moves: [Move] = []

  /// Makes a model.
  public init(_ name: String, declare: (inout RouteModel) -> Void) {
    self.name = name
    declare(&self)
  }

  /// A tab with a stack of its own.
  public struct Tab: Hashable, Sendable {
    /// The tab's name.
    public var name: String
    /// The routes that its stack can hold.
    public var routes: [RouteName]
    /// The greatest number of routes on its stack.
    public var depth: Int
    /// The name of its root screen.
    public var screen: String { capitalized(name) }
  }

  /// A route that can be presented.
  public struct Presentation: Hashable, Sendable {
    /// A way of presenting.
    public enum Style: String, Hashable, Sendable {
      /// Over a part of the screen.
      case sheet
      /// Over all of the screen.
      case cover
    }

    /// The route.
    public var route: RouteName
    /// The way in which it is presented; of each there is one place.
    public var style: Style
    /// A Boolean value that indicates whether a swipe dismisses it.
    public var isSwipeable: Bool
  }

  /// Modes that exclude each other.
  public struct ModeGroup: Hashable, Sendable {
    /// The group's name.
    public var name: String
    /// The names of its modes; the first is on at the start.
    public var modes: [String]
  }

  /// Routes that may be open in one mode only.
  public struct Reservation: Hashable, Sendable {
    /// The mode.
    public var mode: ModeName
    /// The routes.
    public var routes: [RouteName]
  }
}

// MARK: - Declaring what there is

extension RouteModel {
  /// Declares a tab whose stack holds routes of one type.
  public mutating func tab<Routes: Route>(_ name: String, _ routes: Routes.Type, depth: Int) {
    tabs.append(Tab(name: name, routes: Routes.samples.map { RouteName($0) }, depth: depth))
  }

  /// Declares a tab with one screen.
  public mutating func tab(_ name: String) { tabs.append(Tab(name: name, routes: [], depth: 0)) }

  /// Declares the routes that are presented as sheets.
  public mutating func sheet<Routes: Route>(_ routes: Routes.Type, swipes: Bool = true) {
    presentations += Routes.samples.map {
      Presentation(route: RouteName($0), style: .sheet, isSwipeable: swipes)
    }
  }

  /// Declares the routes that are presented as full-screen covers.
  public mutating func cover<Routes: Route>(_ routes: Routes.Type) {
    presentations += Routes.samples.map {
      Presentation(route: RouteName($0), style: .cover, isSwipeable: false)
    }
  }

  /// Declares modes that exclude each other; the first is on at the start.
  public mutating func modes(_ name: String, _ modes: String...) {
    self.modes.append(ModeGroup(name: name, modes: modes))
  }

  /// Declares routes that may be open in one mode only.
  public mutating func only(_ mode: ModeName, _ routes: any Route...) {
    reservations.append(Reservation(mode: mode, routes: routes.map { RouteName($0) }))
  }
}

// MARK: - Declaring what leads where

extension RouteModel {
  /// Declares a tap that pushes a route on the stack of the tab where it happens.
  public mutating func push(
    _ route: some Route, from places: Place..., when modes: ModeName..., file: String = #filePath,
    line: Int = #line
  ) {
    add("push \(RouteName(route).name)", places, modes, [.push(route)], file, line)
  }

  /// Declares a tap that presents a route.
  public mutating func present(
    _ route: some Route, from places: Place..., when modes: ModeName..., file: String = #filePath,
    line: Int = #line
  ) {
    add("present \(RouteName(route).name)", places, modes, [.present(route)], file, line)
  }

  /// Declares a tap that does some things, one after the other.
  public mutating func tap(
    _ name: String, on places: Place..., when modes: ModeName..., do actions: Action...,
    file: String = #filePath, line: Int = #line
  ) {
    add(name, places, modes, actions, file, line)
  }

  /// Declares something that the app is sent whatever it shows, such as a deep link or a notification.
  public mutating func external(
    _ name: String, when modes: ModeName..., do actions: Action..., file: String = #filePath,
    line: Int = #line
  ) {
    add(name, nil, modes, actions, file, line)
  }

  private mutating func add(
    _ name: String, _ places: [Place]?, _ modes: [ModeName], _ actions: [Action], _ file: String,
    _ line: Int
  ) {
    moves.append(
      Move(
        name: name, places: places, modes: modes, actions: actions,
        location: DeclarationLocation(file: file, line: line)))
  }
}

extension RouteModel {
  mutating func setDepth(_ depth: Int, ofTab tab: Int) { tabs[tab].depth = depth }
}
