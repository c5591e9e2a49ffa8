import NavigationModel
import ObjectObservation

/// The ownership of screens: which coordinators store which objects.
///
/// A coordinator stores what a stored property of it, or a collection in one, refers to strongly.
/// What none stores so belongs to the first that leads to it through objects that are neither
/// coordinators nor view controllers, such as a router, else to whom its container belongs. Of
/// these a view controller names one below as its owner: a `coordinator` or `delegate`, of
/// whichever strength, in a property of its own or of its view model. Whom it names further up
/// only hears from it.
struct ScreenOwnership {
  /// The coordinators that store an object themselves, by the object's number, each once.
  private var direct: [Int: [Int]] = [:]

  /// The first coordinator that a view controller names, by the controller's number.
  private var named: [Int: Int] = [:]

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
    for number in graph.objects.indices
    where objects[number] is any PlatformElement && direct[number] == nil {
      named[number] = graph.coordinatorNamed(by: number, objects: objects, coordinators)
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

  /// The coordinator that the view controller with a number names, if none stores it itself.
  func named(by number: Int) -> Int? { named[number] }
}

extension ObservedGraph {
  /// Calls a function with each object that the stored properties of one refer to strongly.
  fileprivate func forEachStrongReference(from number: Int, _ body: (Int) -> Void) {
    for field in objects[number].fields { field.value.forEachStrongReference(body) }
  }

  /// The position of the first coordinator that the stored properties of an object refer to, or
  /// those of what it holds that is neither a coordinator nor a view controller.
  fileprivate func coordinatorNamed(
    by number: Int, objects elements: [AnyObject], _ coordinators: [Int: Int]
  ) -> Int? {
    var models: [Int] = []
    forEachStrongReference(from: number) { target in
      if coordinators[target] == nil, !(elements[target] is any PlatformElement) {
        models.append(target)
      }
    }
    for holder in [number] + models {
      for field in objects[holder].fields {
        var found: Int?
        field.value.forEachReference { found = found ?? coordinators[$0] }
        if let found { return found }
      }
    }
    return nil
  }
}
