import NavigationModel

/// Which coordinators store which objects: the one rule of whose screen a screen is.
///
/// A coordinator stores what a stored property of it, or a collection in one, refers to strongly.
/// What none stores so belongs to the first that leads to it through objects that are neither
/// coordinators nor view controllers, such as a router.
struct Possession {
  /// The coordinators that store an object themselves, by the object's number, each once.
  private var direct: [Int: [Int]] = [:]

  /// The first coordinator that leads to an object through helpers, by the object's number.
  private var indirect: [Int: Int] = [:]

  init() {}

  /// Finds out who stores what.
  ///
  /// - Parameter coordinators: the positions of the objects that are coordinators, by number.
  init(in graph: ObservedGraph, objects: [AnyObject], coordinators: [Int: Int]) {
    let ordered = coordinators.sorted { $0.value < $1.value }
    for (number, position) in ordered {
      graph.forEachStrongReference(from: number) { target in
        guard coordinators[target] == nil else { return }
        if direct[target]?.last != position { direct[target, default: []].append(position) }
      }
    }
    for (number, position) in ordered {
      var helpers = [number]
      while let helper = helpers.popLast() {
        graph.forEachStrongReference(from: helper) { target in
          guard coordinators[target] == nil, indirect[target] == nil else { return }
          indirect[target] = position
          if !(objects[target] is any PlatformElement) { helpers.append(target) }
        }
      }
    }
  }

  /// The coordinators that store the object with a number; the first of them is its owner.
  func holders(of number: Int) -> [Int] {
    direct[number] ?? indirect[number].map { [$0] } ?? []
  }
}

extension ObservedGraph {
  /// Calls a function with each object that the stored properties of one refer to strongly.
  fileprivate func forEachStrongReference(from number: Int, _ body: (Int) -> Void) {
    for field in objects[number].fields { field.value.forEachStrongReference(body) }
  }
}
