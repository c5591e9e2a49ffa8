import HeadlessSwiftUI
import NavigationModel

/// A class of coordinators, as the harness knows it.
struct CoordinatorDeclaration {
  var role: String
  var type: AnyObject.Type
  var containers: [ErasedContainer]
  /// The parent that an instance names, for classes whose instances views make.
  var parent: ((AnyObject) -> AnyObject?)?
}

/// The containers that a class of coordinators keeps in stored properties of its own.
///
/// For coordinators whose navigation is data, a path array or an optional sheet, without a view of
/// the headless platform: the properties say what is on screen, and since the platform itself may
/// write them, each yields the platform's events on it.
public struct ContainerDeclarations<Coordinator: AnyObject> {
  var erased: [ErasedContainer] = []
  var parent: ((AnyObject) -> AnyObject?)?

  /// Declares the property by which an instance that a view has made names its parent.
  ///
  /// In SwiftUI a screen may make its own coordinator and keep it in its state. Nobody above holds
  /// such an instance; while a view holds it, and its parent is in the tree, it is a child of that
  /// parent like one that the parent holds itself.
  public mutating func parent<Parent: AnyObject>(_ property: KeyPath<Coordinator, Parent>) {
    parent = { ($0 as? Coordinator)?[keyPath: property] }
  }

  /// Declares the array of routes pushed on a root screen.
  ///
  /// Yields `back@stack(role)`, and `back(k)@stack(role)` for the long press on the back button.
  public mutating func stack<Element>(
    _ path: ReferenceWritableKeyPath<Coordinator, [Element]>, root: String
  ) {
    stack(path, root: root, routes: { $0 }, remove: { $0.removeLast($1) })
  }

  /// Declares the path of routes of any types pushed on a root screen.
  ///
  /// Yields the same events as an array.
  public mutating func stack(
    _ path: ReferenceWritableKeyPath<Coordinator, NavigationPath>, root: String
  ) {
    stack(path, root: root, routes: { $0.elements.map(\.base) }, remove: { $0.removeLast($1) })
  }

  private mutating func stack<Path>(
    _ path: ReferenceWritableKeyPath<Coordinator, Path>, root: String,
    routes: @escaping (Path) -> [Any], remove: @escaping (inout Path, Int) -> Void
  ) {
    erased.append(
      ErasedContainer(
        kind: .stack(root: root),
        screens: { coordinator in
          (coordinator as? Coordinator).map {
            routes($0[keyPath: path]).map { RouteNames.name(of: $0) }
          } ?? []
        },
        remove: { coordinator, count in
          guard let coordinator = coordinator as? Coordinator else { return }
          remove(&coordinator[keyPath: path], count)
        }))
  }

  /// Declares the optional item that is presented over the coordinator's screens.
  ///
  /// Yields `swipeDown@sheet(role)`.
  public mutating func sheet<Item>(
    _ item: ReferenceWritableKeyPath<Coordinator, Item?>, style: String = "sheet"
  ) {
    erased.append(
      ErasedContainer(
        kind: .presentation(style: style),
        screens: { coordinator in
          ((coordinator as? Coordinator)?[keyPath: item]).map { [RouteNames.name(of: $0)] } ?? []
        },
        remove: { coordinator, _ in
          (coordinator as? Coordinator)?[keyPath: item] = nil
        }))
  }

  /// Declares the property that selects one of several tabs.
  ///
  /// Yields `select(tab)@tabs(role)` for each tab that is not selected.
  public mutating func tabs<Tab: Hashable & CaseIterable>(
    _ selection: ReferenceWritableKeyPath<Coordinator, Tab>
  ) {
    let all = Array(Tab.allCases)
    erased.append(
      ErasedContainer(
        kind: .tabs(names: all.map { RouteNames.name(of: $0) }),
        screens: { coordinator in
          (coordinator as? Coordinator).map { [RouteNames.name(of: $0[keyPath: selection])] } ?? []
        },
        remove: { coordinator, index in
          (coordinator as? Coordinator)?[keyPath: selection] = all[index]
        }))
  }
}

/// A declared container without the type of its coordinator.
struct ErasedContainer {
  enum Kind: Hashable {
    case stack(root: String)
    case presentation(style: String)
    case tabs(names: [String])
  }

  var kind: Kind

  /// The names of what it holds: the pushed screens, the presented one, the selected tab.
  var screens: (AnyObject) -> [String]

  /// The platform's change: removes that many screens, or selects the tab of that number.
  var remove: (AnyObject, Int) -> Void
}
