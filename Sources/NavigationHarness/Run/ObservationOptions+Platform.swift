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
  private static var usual: [LeafReader] { [LeafReader(URL.self) { .string($0.absoluteString) }] }

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
    return type is any PlatformElement.Type || type is any PlatformWindow.Type ? .element : nil
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
