#if Adopt
import SwiftSyntax

/// The way from an object along properties, or from the static one of a class, such as `Router.shared`, to
/// another object.
struct ObjectPath {
  /// How to get to the object, as source within a method of the first.
  private(set) var base = "self"

  /// The name of the object's type.
  private(set) var type: String

  /// What stands for the generic parameters of the type.
  private(set) var arguments = GenericArguments()

  /// The names of the types on the way but for the first, in the order of the way.
  private(set) var steps: [String] = []

  /// Makes a path of which the end is known.
  init(base: String, type: String) { (self.base, self.type) = (base, type) }

  /// Follows properties; nil where one of them or its type is not known.
  ///
  /// - Parameter cast: the type for which the object behind the first properties is taken, and their number.
  init?(
    along path: ArraySlice<String>, from owner: String, in project: Project,
    cast: (type: String, count: Int)? = nil
  ) {
    let length = path.count
    type = owner
    var path = path
    if let name = path.first, let property = path.dropFirst().first,
      let object = project.staticObject(property, of: name)
    {
      (base, type, path) = ("\(name).\(property)", object, path.dropFirst(2))
      steps.append(object)
    }
    for (place, property) in path.enumerated() {
      guard let (node, binding, holder) = project.property(property, of: type),
        let written = binding.typeAnnotation?.type.trimmed ?? node.environmentClass
          ?? project.type(of: binding)
      else { return nil }
      let next =
        arguments.ofAncestors(of: type, in: project)[holder]?.applied(to: written) ?? written
      guard let name = project.typeName(of: next, within: holder) else { return nil }
      type = project.bound(of: name, in: holder) ?? name
      base += ".\(property)\(next.isOptional ? "?" : "")"
      arguments = GenericArguments(of: next, in: project, within: GenericArguments())
      if let cast, place + length - path.count + 1 == cast.count {
        let object = base.hasSuffix("?") ? String(base.dropLast()) : base
        (type, base) = (cast.type, "(\(object) as? \(cast.type))?")
        arguments = GenericArguments()
      }
      steps.append(type)
    }
  }
}

extension Findings {
  /// Returns a Boolean value that indicates whether properties of a type lead to a coordinator or router.
  func areNavigator(_ path: [String], of owner: String) -> Bool {
    ObjectPath(along: path[...], from: owner, in: project).map {
      standsForNavigation($0.type)
    } ?? false
  }
}
#endif
