import NavigationModel
import ObjectObservation

/// The ownership of screens as a look shows it: the same whenever it sees the same.
struct KnownOwnership {
  /// The numbers of the coordinators of the tree among the objects, by position.
  let coordinators: [Int]

  /// The references of coordinators to what is none.
  let references: ScreenOwnership
}

extension SubjectRun {
  /// Notes the maker of each view controller that has come into the window since the last time.
  ///
  /// No object tells which method was running when another was made. What is known when an event
  /// has ended is who could have shown the new screen: the coordinators that store it, else those
  /// that were handed the nearest container around it, the window being the outermost. Of several it is
  ///
  /// 1. the last one that came with the screen, or since the last one that was shown or refused, or before
  ///    that while nothing that it refers to was in the window, as behind a lock: a flow shows its first
  ///    screen when it is started;
  /// 2. else the maker of the screen below: a flow that is under way goes on;
  /// 3. else the first, the highest in the tree.
  ///
  /// The note stays, whatever the coordinators refer to later, and is part of the state. Stacks and
  /// tabs have no maker: they are handed on.
  ///
  /// - Parameter lookFollows: whether somebody looks at the subject next, who then need not look at the
  ///   window nor walk again.
  func attributeScreens(lookFollows: Bool) {
    guard bench.driver.mayHaveArrivals, !bench.viewsAreValues, window != nil else { return }
    bench.driver.mayHaveArrivals = false
    let wasRefused = bench.driver.wasRefused
    bench.driver.wasRefused = false
    let views = lookFollows ? lookAtViews() : glanceAtViews()
    let elements = views.elements
    bench.viewsAreValues = !elements.isEmpty && elements.allSatisfy { $0 == nil }
    let isNew = elements.map { $0.map { $0.element.attribution == nil } ?? false }
    guard isNew.contains(true) || wasRefused else { return }
    let (sight, seen) = glimpse(of: views, seesWork: lookFollows)
    if lookFollows { keptWalk = (sight, seen) }
    let known = knownOwnership(by: seen, of: sight)
    let objects = known.coordinators.map { sight.objects[$0] }
    let cameNow = Set(objects.indices.filter { !formerCoordinators.tracks(objects[$0]) })
    if !cameNow.isEmpty {
      for position in coordinators(known, referringToViewsOf: sight).intersection(cameNow) {
        formerCoordinators.track(objects[position])
      }
    }

    var around: [(showing: [Int], below: Int?, isHandedOn: Bool)] = []
    for (index, view) in sight.views.views.enumerated() {
      around.removeLast(max(0, around.count - view.depth))
      let element = elements[index]
      let number = sight.numberOfElement(ofView: index)
      if isNew[index] {
        var able = number.map(known.references.storers) ?? []
        if able.isEmpty { able = around.last { !$0.showing.isEmpty }?.showing ?? [] }
        // What stands on a screen was shown by whoever is there.
        if able.isEmpty, around.allSatisfy(\.isHandedOn) { able = known.references.rooting }
        let maker = view.role.isHandedOn ? nil : able.maker(cameNow, below: around.last?.below)
        element?.element.attribution = ScreenAttribution(maker: maker.map { objects[$0] })
      }
      if !around.isEmpty, let maker = element?.element.attribution?.maker {
        around[around.count - 1].below = objects.firstIndex { $0 === maker }
      }
      // A sheet is around what it shows, and stands on what is around itself.
      let isPassedOver = view.role.isHandedOn || view.role.isPresentation
      around.append((number.map(known.references.handed) ?? [], nil, isPassedOver))
    }
  }

  /// The numbers of the coordinators that have come since screens were last attributed: the next screen may
  /// be theirs. None where none was attributed yet, since all are new then.
  func newcomers(in sight: Sight) -> [Int] {
    guard formerCoordinators.liveCount > 0 else { return [] }
    return sight.objects.indices.filter { number in
      let object = sight.objects[number]
      return bench.isCoordinator(type(of: object), definition) && !formerCoordinators.tracks(object)
    }
  }

  /// The positions of the coordinators that refer to something in the window, or are in it.
  private func coordinators(
    _ known: KnownOwnership, referringToViewsOf sight: Sight
  ) -> Set<Int> {
    var positions: Set<Int> = []
    for index in sight.views.views.indices {
      guard let number = sight.numberOfElement(ofView: index) else { continue }
      positions.formUnion(known.references.storers(of: number))
      positions.formUnion(known.references.handed(number))
      if let own = known.coordinators.firstIndex(of: number) { positions.insert(own) }
    }
    return positions
  }

  private func knownOwnership(
    by fingerprint: ObservationFingerprint, of sight: Sight
  ) -> KnownOwnership {
    var hash = FingerprintHasher()
    hash.combine(fingerprint)
    hash.combine(UInt64(sight.rootCount))
    hash.combine(UInt64(sight.viewEnd))
    if let known = bench.knownOwnerships[hash.value] { return known }
    let interpreter = interpreter(
      of: bench.observer.describe(sight.starts), sight, describing: false)
    let numbers = interpreter.coordinatorOf.filter {
      interpreter.coordinators[$0.value].holder == .tree
    }.sorted { $0.value < $1.value }
    let positions = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { ($0.element.key, $0.offset) })
    let known = KnownOwnership(
      coordinators: numbers.map(\.key),
      references: ScreenOwnership(
        in: interpreter.graph, objects: sight.objects, coordinators: positions))
    if bench.knownOwnerships.count >= 4_096 { bench.knownOwnerships = [:] }
    bench.knownOwnerships[hash.value] = known
    return known
  }
}

extension [Int] {
  /// The maker of a screen among the coordinators that could have shown it, highest first.
  fileprivate func maker(_ cameNow: Set<Int>, below: Int?) -> Int? {
    if let newcomer = last(where: cameNow.contains) { return newcomer }
    if let below, contains(below) { return below }
    return first
  }
}

extension PlatformView.Role {
  /// A Boolean value that indicates whether coordinators hand such an element on to each other.
  fileprivate var isHandedOn: Bool {
    switch self {
    case .stack, .tabs: true
    case .composite, .screen, .presentation: false
    }
  }

  fileprivate var isPresentation: Bool { if case .presentation = self { true } else { false } }
}
