import NavigationModel

/// The name of a route: its type, its case, and the payload that its case carries.
public struct RouteName: Hashable, Sendable {
  /// The name of the route's type.
  public var type: String
  /// The case without its payload.
  public var caseName: String
  /// The payload in parentheses; empty where there is none.
  public var payload: String

  /// Makes the name of a route.
  public init(_ route: any Route) {
    type = String(describing: Swift.type(of: route))
    let text = Self.text(of: route)
    caseName = String(text.prefix { $0 != "(" })
    payload = String(text.dropFirst(caseName.count))
  }

  /// The case with its payload, such as `drink(a)`.
  public var name: String { caseName + payload }

  /// The route without its payload, as events name it: `Menu.drink`.
  public var route: String { "\(type).\(caseName)" }

  /// The name of its screen, such as `Drink(a)`.
  public var screen: String { capitalized(name) }

  /// Values of enums by their cases, which a plain description qualifies with module names.
  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let child = mirror.children.first else {
      return String(describing: value)
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return "\(child.label ?? "")(\(text(of: child.value)))"
    }
    let parts = payload.children.map { part in
      let text = text(of: part.value)
      return part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(text)" } ?? text
    }
    return "\(child.label ?? "")(\(parts.joined(separator: ", ")))"
  }
}
