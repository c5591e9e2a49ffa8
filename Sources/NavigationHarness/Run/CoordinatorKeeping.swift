import CSwiftRuntime
import HeadlessCombine
import NavigationModel
import ObjectObservation
import Observation

/// The properties by which one coordinator keeps others.
@MainActor
struct CoordinatorKeeping {
  /// For each coordinator that is kept, by its number, the property that holds it alone.
  private var properties: [Int: String] = [:]

  /// The coordinators that are among several in one property.
  private var listed: Set<Int> = []

  /// The coordinators that a property of the parent's own holds, which is never empty.
  private var permanent: Set<Int> = []

  /// Finds out how the object with a number keeps coordinators.
  init(
    of parent: Int, in graph: ObservedGraph, objects: [AnyObject], isCoordinator: (Int) -> Bool
  ) {
    var helpers = [(number: parent, path: "", isAlone: true)]
    // What closures captured comes last: a property that holds a coordinator names it better.
    var behind = helpers
    var met: Set<Int> = [parent]
    let full = AlwaysFull.fields(of: type(of: objects[parent]))
    while !helpers.isEmpty || !behind.isEmpty {
      let inClosures = helpers.isEmpty
      let helper = inClosures ? behind.removeFirst() : helpers.removeFirst()
      for field in graph.objects[helper.number].fields {
        field.value.forEachHolding(isAlone: helper.isAlone, inClosures: inClosures) {
          target, key, isAlone in
          let property = helper.path + field.name + key
          if isCoordinator(target) {
            if isAlone, properties[target] == nil { properties[target] = property }
            if !isAlone { listed.insert(target) }
            if helper.number == parent, key.isEmpty, full.contains(field.name) {
              permanent.insert(target)
            }
          } else if !(objects[target] is any PlatformElement), met.insert(target).inserted {
            helpers.append((target, property + ".", isAlone))
            behind.append((target, property + ".", isAlone))
          }
        }
      }
    }
  }

  /// Returns the way in which the parent keeps the coordinator with a number.
  func keeping(of number: Int, canShow: Bool) -> CoordinatorNode.Keeping {
    CoordinatorNode.Keeping(
      property: properties[number] ?? "",
      isPermanent: permanent.contains(number) && !listed.contains(number), canShow: canShow)
  }
}

/// Returns a Boolean value that indicates whether an object is made to be observed by views.
func isObservedByViews(_ object: AnyObject) -> Bool {
  object is any ObservableObject || object is any Observable
}

extension ObservedValue {
  /// Calls a function with each object that the value holds strongly, with the key under which it
  /// does and whether no other can be there.
  ///
  /// - Parameter inClosures: true for what closures captured alone, false for all but that.
  fileprivate func forEachHolding(
    isAlone: Bool, key: String = "", inClosures: Bool,
    _ body: (_ target: Int, _ key: String, Bool) -> Void
  ) {
    func each(_ value: ObservedValue, isAlone: Bool = isAlone, key: String = key) {
      value.forEachHolding(isAlone: isAlone, key: key, inClosures: inClosures, body)
    }
    switch self {
    case .reference(let number): if !inClosures { body(number, key, isAlone) }
    case .existential(_, let value): each(value)
    case .closure(let closure):
      guard inClosures else { return }
      for field in closure.captured {
        for inClosures in [false, true] {
          field.value.forEachHolding(
            isAlone: isAlone, key: "\(key).\(field.name)", inClosures: inClosures, body)
        }
      }
    case .enumCase(_, let payload): for part in payload { each(part.value) }
    case .structure(_, let fields):
      for field in fields { each(field.value, key: "\(key).\(field.name)") }
    case .list(let values), .set(let values): for value in values { each(value, isAlone: false) }
    case .dictionary(let entries):
      for entry in entries {
        // A case of an enum says which of several this one is; an identifier does not.
        let name: String? =
          if case .enumCase(let name, let payload) = entry.key, payload.isEmpty { name } else {
            nil
          }
        each(entry.value, isAlone: isAlone && name != nil, key: "\(key)[\(name ?? "")]")
      }
    default: break
    }
  }
}

/// The stored properties of classes that always hold an object: neither optional nor a collection.
@MainActor
enum AlwaysFull {
  private static var known: [ObjectIdentifier: Set<String>] = [:]

  static func fields(of type: AnyClass) -> Set<String> {
    if let names = known[ObjectIdentifier(type)] { return names }
    var names: Set<String> = []
    for field in StoredFields.list(of: type) where field.isStrong {
      if let name = FieldName.ofLazyProperty(field.name) {
        names.insert(name)
      } else if field.type is AnyObject.Type
        || RuntimeFields.kind(of: field.type) == NAV_KIND_EXISTENTIAL
      {
        // A macro may have put an underscore before the name.
        names.formUnion([field.name, String(field.name.drop { $0 == "_" })])
      }
    }
    known[ObjectIdentifier(type)] = names
    return names
  }
}
