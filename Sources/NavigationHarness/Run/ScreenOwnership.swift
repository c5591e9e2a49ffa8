import NavigationModel
import ObjectObservation

/// The references of coordinators to objects that are none, by which it is told whose a screen is.
///
/// NoOwnerlessScreens states the rule; ``SubjectRun/platformViews(of:_:)`` applies it. Here stands
/// what it asks for, by the numbers of objects and the positions of coordinators.
struct ScreenOwnership {
  /// The coordinators that store an object in a property, or in a collection in one.
  private var storing: [Int: [Int]] = [:]

  /// The coordinators that lead to an object through helpers: objects that are neither
  /// coordinators nor view controllers, such as a router.
  private var leading: [Int: [Int]] = [:]

  /// The coordinators that lead to an object only through what closures captured, such as those of a
  /// subscription.
  private var capturing: [Int: [Int]] = [:]

  /// The coordinators that were handed an object: they refer to it by themselves or through
  /// helpers, with whichever strength.
  private var handed: [Int: [Int]] = [:]

  /// The first coordinator that a view controller names, by the controller's number.
  private var named: [Int: Int] = [:]

  /// The coordinators that refer to anything that shows screens.
  private var showing: Set<Int> = []

  /// The coordinators that were handed a window, highest first.
  private(set) var rooting: [Int] = []

  init() {}

  /// Finds out who refers to what.
  ///
  /// - Parameter coordinators: the positions of the objects that are coordinators, by number.
  init(in graph: ObservedGraph, objects: [AnyObject], coordinators: [Int: Int]) {
    for (number, position) in coordinators.sorted(by: { $0.value < $1.value }) {
      if objects[number] is any PlatformElement { showing.insert(position) }
      var helpers = [number]
      var met: Set<Int> = [number]
      // What closures captured comes last: what properties lead to is there by more than that.
      var captured: [Int] = []
      var isCaptured = false
      func lead(to object: Int) {
        if !isCaptured {
          leading.add(position, to: object)
        } else if leading[object]?.last != position {
          capturing.add(position, to: object)
        }
      }
      func follow(_ object: Int) {
        guard coordinators[object] == nil else { return }
        handed.add(position, to: object)
        if objects[object] is any PlatformWindow { addRooting(position) }
        if objects[object] is any PlatformElement {
          showing.insert(position)
          lead(to: object)
        } else if met.insert(object).inserted {
          lead(to: object)
          helpers.append(object)
        }
      }
      while !helpers.isEmpty || !captured.isEmpty {
        guard let helper = helpers.popLast() else {
          isCaptured = true
          for object in captured { follow(object) }
          captured = []
          continue
        }
        for field in graph.objects[helper].fields {
          field.value.forEachTarget { target in
            switch target {
            case .strong(let object, let isStored):
              if isStored, helper == number, coordinators[object] == nil {
                storing.add(position, to: object)
              }
              if isStored || isCaptured { follow(object) } else { captured.append(object) }
            case .weak(let object):
              if objects[object] is any PlatformWindow { addRooting(position) }
              guard objects[object] is any PlatformElement else { return }
              handed.add(position, to: object)
              showing.insert(position)
            case .unreached: showing.insert(position)
            }
          }
        }
      }
    }
    for number in graph.objects.indices
    where objects[number] is any PlatformElement && storing[number] == nil {
      named[number] = graph.coordinatorNamed(by: number, objects: objects, coordinators)
    }
  }

  private mutating func addRooting(_ position: Int) {
    showing.insert(position)
    if rooting.last != position { rooting.append(position) }
  }

  /// The coordinators that store the object with a number.
  func storers(of number: Int) -> [Int] { storing[number] ?? [] }

  /// The coordinators that store the object with a number or lead to it through helpers.
  func leaders(to number: Int) -> [Int] { leading[number] ?? [] }

  /// The coordinators that lead to the object with a number through what closures captured, and in no
  /// other way.
  func captors(of number: Int) -> [Int] { capturing[number] ?? [] }

  /// The coordinators that refer to the object with a number, by whatever way.
  func handed(_ number: Int) -> [Int] { handed[number] ?? [] }

  /// The coordinator that the view controller with a number names, if none stores it itself.
  func named(by number: Int) -> Int? { named[number] }

  /// Returns a Boolean value that indicates whether a coordinator refers to anything that shows
  /// screens.
  func canShow(_ position: Int) -> Bool { showing.contains(position) }
}

extension [Int: [Int]] {
  /// Adds a coordinator, later than those before it, unless it is there.
  fileprivate mutating func add(_ position: Int, to number: Int) {
    if self[number]?.last != position { self[number, default: []].append(position) }
  }
}

extension ObservedGraph {
  /// The position of the first coordinator that the stored properties of an object refer to, or
  /// those of what it holds that is neither a coordinator nor a view controller.
  fileprivate func coordinatorNamed(
    by number: Int, objects elements: [AnyObject], _ coordinators: [Int: Int]
  ) -> Int? {
    var models: [Int] = []
    for field in objects[number].fields {
      field.value.forEachStrongReference(inClosures: false) { target in
        if coordinators[target] == nil, !(elements[target] is any PlatformElement) {
          models.append(target)
        }
      }
    }
    // A closure may capture others than the one that the screen is of.
    for inClosures in [false, true] {
      for holder in [number] + models {
        for field in objects[holder].fields {
          var found: Int?
          field.value.forEachReference(inClosures: inClosures) { found = found ?? coordinators[$0] }
          if let found { return found }
        }
      }
    }
    return nil
  }
}

/// The target of a reference in a stored property.
private enum ReferenceTarget {
  /// An object that is kept alive, in the property itself or by a closure in it.
  case strong(Int, isStored: Bool)
  case weak(Int)
  /// A living object that is not walked.
  case unreached
}

extension ObservedValue {
  /// Calls a function with everything that the value refers to, in order.
  fileprivate func forEachTarget(_ body: (ReferenceTarget) -> Void) {
    var strong: Set<Int> = []
    for inClosures in [false, true] {
      forEachStrongReference(inClosures: inClosures) {
        strong.insert($0)
        body(.strong($0, isStored: !inClosures))
      }
    }
    forEachReference { if !strong.contains($0) { body(.weak($0)) } }
    if case .weak(.unreached) = self { body(.unreached) }
    if case .unowned(.unreached) = self { body(.unreached) }
  }
}
