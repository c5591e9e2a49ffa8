import Foundation
import NavigationModel
import ObjectObservation

extension ObservationOptions {
  /// The names of the modules that stand in for the platform.
  static let standIns: Set<String> = ["HeadlessCombine", "HeadlessSwiftUI", "HeadlessUIKit"]

  /// Options for the objects of an app on the headless platform.
  package static func platform(
    modules: Set<String> = [], exclusions: Set<Exclusion> = [], readers: [LeafReader] = [],
    subscriptionCap: Int = 3
  ) -> ObservationOptions {
    var options = ObservationOptions(
      modules: modules, exclusions: exclusions, readers: usual + readers,
      subscriptionCap: subscriptionCap)
    options.platformModules = standIns
    // What the harness hands to an app, such as its clock, is observed by the harness itself.
    options.quietModules = [
      "ModelChecker", "NavigationModel", "NavigationHarness", "NavigationTesting",
    ]
    options.role = role(of:)
    return options
  }

  /// Readers of values that routes and states of apps often hold; those that a system declares come first.
  private static var usual: [LeafReader] {
    [LeafReader(URL.self) { .string($0.absoluteString) }, .decoder, .encoder]
  }

  private static func role(of type: AnyClass) -> ObservedRole? {
    if let subscription = type as? any PlatformSubscription.Type {
      return .subscription(read: listener(subscription))
    }
    if let box = type as? any PlatformValueBox.Type {
      return .box(
        storedIn: TypeName(type).module == "HeadlessCombine" ? combineStorage : [],
        read: contents(of: box))
    }
    // Which windows an app keeps is in its state; what they show is looked at by itself.
    guard type is any PlatformElement.Type || type is any PlatformWindow.Type else { return nil }
    var unstored: [UnstoredProperty] = []
    if let keeper = type as? any KeepsViews.Type {
      unstored.append(UnstoredProperty(name: "offScreen", read: viewsOffScreen(keeper)))
    }
    if let keeper = type as? any KeepsAssociations.Type {
      unstored.append(UnstoredProperty(name: "associated", read: associations(keeper)))
    }
    return .element(unstored: unstored)
  }
}

private func listener<Subscription: PlatformSubscription>(
  _: Subscription.Type
) -> (UnsafeRawPointer) -> ObservedListener {
  { address in
    let subscription = Unmanaged<Subscription>.fromOpaque(address).takeUnretainedValue()
    guard subscription.isLive else { return ObservedListener(isLive: false, source: nil) }
    let source = subscription.source.map { Unmanaged.passUnretained($0).toOpaque() }
    return ObservedListener(
      isLive: true, source: source.map { UnsafeRawPointer($0) }, memory: subscription.memory,
      place: subscription.place.map { ($0.file, $0.line) })
  }
}

private func viewsOffScreen<Keeper: KeepsViews>(
  _: Keeper.Type
) -> (UnsafeRawPointer) -> Any? {
  { address in
    let views = Unmanaged<Keeper>.fromOpaque(address).takeUnretainedValue().viewsOffScreen
    if views.isEmpty { return nil }
    // Who is meant is told by who else has it; nothing is reached from here.
    return (
      views: views.map(\.line), elements: views.compactMap { $0.element.map(ObjectIdentifier.init) }
    )
  }
}

private func associations<Keeper: KeepsAssociations>(
  _: Keeper.Type
) -> (UnsafeRawPointer) -> Any? {
  { address in
    let values = Unmanaged<Keeper>.fromOpaque(address).takeUnretainedValue().associations
    return values.isEmpty ? nil : values
  }
}

extension PlatformView {
  /// The view with its state in one line, below what contains it.
  fileprivate var line: String {
    var words = state.map { " \($0.name): \(RouteNames.name(of: $0.value))" }
    if case .tabs(let selected) = role { words.append(" selected: \(selected)") }
    return String(repeating: "> ", count: depth) + name + words.joined(separator: ",")
  }
}

/// The properties in which Combine's stand-ins keep what an app can notice.
private let combineStorage: Set = ["value", "current", "result", "completion", "feeds"]

private func contents<Box: PlatformValueBox>(
  of _: Box.Type
) -> (UnsafeRawPointer) -> ObservedContents {
  { address in
    let box = Unmanaged<Box>.fromOpaque(address).takeUnretainedValue()
    return ObservedContents(value: box.boxedValue, rest: box.boxedRest)
  }
}
