import CSwiftRuntime

/// The walk by field plans.
final class PlannedWalk: ObjectWalk {
  private let library: PlanLibrary
  private let walk: OpaquePointer
  private var roots: [UnsafeRawPointer?] = []
  private var rootClasses: Set<ObjectIdentifier> = []

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - readsClosures: whether closures are looked into.
  ///   - namesFunctions: whether functions have the names of their source.
  init(options: ObservationOptions, readsClosures: Bool = true, namesFunctions: Bool = true) {
    library = PlanLibrary(
      options: options, readsClosures: readsClosures, namesFunctions: namesFunctions)
    let callbacks = nav_callbacks(
      owner: Unmanaged.passUnretained(library).toOpaque(),
      class_of: { owner, object in
        let object = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
        return UnsafePointer(PlanLibrary.at(owner).classPlan(for: type(of: object)).record)
      },
      type_of: { owner, metadata in
        UnsafePointer(PlanLibrary.at(owner).plan(for: RuntimeFields.type(at: metadata)).record)
      },
      custom: { owner, walk, number, value in
        PlanLibrary.at(owner).customReaders[Int(number)](value, walk)
      },
      open_box: { known, walk, object in
        let value = ClassPlan.at(known.pointee.plan).readBox!(object).value
        withUnsafePointer(to: value) { nav_put_any(walk, $0) }
      },
      subscription: { owner, known, object, source, memory in
        let subscription = ClassPlan.at(known.pointee.plan).readSubscription!(object)
        source.pointee = subscription.source
        memory.pointee = PlanLibrary.at(owner).number(of: subscription)
        return subscription.isLive
      },
      met_function: { owner, code, place in PlanLibrary.at(owner).functions[place] = code },
      context_of: { owner, context, isIsolated in
        UnsafePointer(
          PlanLibrary.at(owner).contextPlan(for: context, isIsolated: isIsolated).record)
      })
    walk = nav_walk_make(callbacks, UInt32(clamping: options.subscriptionCap))
  }

  deinit { nav_walk_free(walk) }

  func run(_ objects: [AnyObject?], then later: [AnyObject]) {
    roots.removeAll(keepingCapacity: true)
    for object in objects {
      guard let object else {
        roots.append(nil)
        continue
      }
      add(object)
    }
    for object in later { add(object) }
    roots.withUnsafeBufferPointer {
      nav_walk_run(walk, $0.baseAddress!, $0.count, later.count)
    }
  }

  private func add(_ root: AnyObject) {
    let type = ObjectIdentifier(Swift.type(of: root))
    if !rootClasses.contains(type) { admit(root) }
    roots.append(UnsafeRawPointer(Unmanaged.passUnretained(root).toOpaque()))
  }

  /// Walks the types of a root's module from now on.
  private func admit(_ object: AnyObject) {
    let name = TypeName(type(of: object))
    rootClasses.insert(ObjectIdentifier(type(of: object)))
    if library.rules.origin(of: name) == .elsewhere, library.walkTypes(ofModule: name.module) {
      nav_walk_forget(walk)
    }
  }

  var fingerprint: ObservationFingerprint {
    let hash = nav_walk_hash(walk)
    return ObservationFingerprint(high: hash.high, low: hash.low)
  }

  var reachedObjects: [AnyObject] {
    (0..<nav_walk_object_count(walk)).map {
      Unmanaged<AnyObject>.fromOpaque(nav_walk_object(walk, $0)).takeUnretainedValue()
    }
  }

  var firstCount: Int { nav_walk_first_object_count(walk) }

  var graph: ObservedGraph {
    var reader = GraphReader(library: library, walk: walk)
    return reader.graph()
  }
}

extension PlanLibrary {
  fileprivate static func at(_ address: UnsafeMutableRawPointer) -> PlanLibrary {
    Unmanaged<PlanLibrary>.fromOpaque(address).takeUnretainedValue()
  }
}

extension ClassPlan {
  /// The plan to which a record of the walk belongs.
  static func at(_ address: UnsafeRawPointer) -> ClassPlan {
    Unmanaged<ClassPlan>.fromOpaque(address).takeUnretainedValue()
  }
}
