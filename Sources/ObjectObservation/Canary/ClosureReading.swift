import CSwiftRuntime

/// The way in which closures are observed in a process.
package enum ClosureReading: Hashable, Sendable {
  /// The captures are read by the metadata of contexts.
  case captures

  /// They are seen to be there, no more.
  ///
  /// - Parameter because: what is read wrongly here; nil on platforms on which nobody has tried.
  case presenceOnly(because: String?)

  /// The way in which closures are observed in this process; found out at the first use.
  package static let ofProcess = ClosureCanary.reading()
}

/// Finds out whether the captures of closures are where they are looked for.
///
/// What is read of an object with closures of every kind is compared with what its source says,
/// and what the two walks say of it.
enum ClosureCanary {
  static func reading() -> ClosureReading {
    guard nav_plans_available() else { return .presenceOnly(because: nil) }
    let method = ObservationMethod.ofProcess
    guard method.readsMetadata else { return .presenceOnly(because: .withoutMetadata) }
    let examination = Examination(comparesPlans: method == .fieldPlans)
    let outcome = nav_attempt(
      { Unmanaged<Examination>.fromOpaque($0!).takeUnretainedValue().run() },
      Unmanaged.passUnretained(examination).toOpaque(), 2)
    let doubt = outcome == 0 ? examination.doubt : .attemptEnded(outcome)
    return doubt.map { .presenceOnly(because: $0) } ?? .captures
  }

  private final class Examination {
    private(set) var doubt: String?
    private let comparesPlans: Bool

    init(comparesPlans: Bool) { self.comparesPlans = comparesPlans }

    func run() { doubt = ClosureCanary.doubt(comparingPlans: comparesPlans) }
  }

  /// The first thing that is read wrongly of closures; nil if there is none.
  static func doubt(comparingPlans: Bool) -> String? {
    let block = RuntimeFields.pointer(to: (@convention(c) () -> Void).self)
    let closure = RuntimeFields.pointer(to: (() -> Void).self)
    if nav_function_is_closure(block) || !nav_function_is_closure(closure) { return .functions }
    let canary = CanaryClosures(CanaryCaptures())
    let reflection = MirrorWalk(options: ObservationOptions(), namesFunctions: false)
    reflection.run([canary])
    if let wrong = wronglyRead(in: reflection.graph) { return .property(wrong) }
    guard comparingPlans else { return nil }
    let plans = PlannedWalk(options: ObservationOptions(), namesFunctions: false)
    plans.run([canary])
    let seen = plans.graph
    if let wrong = wronglyRead(in: seen) { return .property(wrong) }
    for (field, other) in zip(seen.objects[0].fields, reflection.graph.objects[0].fields)
    where field.withoutTypes != other.withoutTypes { return .property(field.name) }
    return seen.objects.count == reflection.graph.objects.count ? nil : .property("link")
  }

  /// The first property of the canary that is not seen as its source says.
  private static func wronglyRead(in graph: ObservedGraph) -> String? {
    if let unseen = graph.unseen.first { return unseen.member ?? unseen.owner }
    guard let canary = graph.objects.first else { return "link" }
    for (property, values) in CanaryClosures.knownCaptures {
      guard case .closure(let closure)? = canary[property],
        closure.captured.map(\.value) == values
      else { return property }
    }
    for (property, values) in CanaryClosures.knownInnerCaptures {
      guard case .closure(let closure)? = canary[property],
        closure.captured.map({ $0.value.captures }) == values
      else { return property }
    }
    guard case .list(let adapted)? = canary["adapted"],
      adapted.map({ $0.captures?.map(\.captures) }) == [[[.string("captured by a closure")]]]
    else { return "adapted" }
    return nil
  }
}

extension ObservedValue {
  /// The values that a closure captured; nil for other values.
  fileprivate var captures: [ObservedValue]? {
    if case .closure(let closure) = self { closure.captured.map(\.value) } else { nil }
  }
}

extension ObservedField {
  /// The field without the types of captured existentials, which reflection opens.
  fileprivate var withoutTypes: ObservedValue {
    guard case .closure(var closure) = value else { return value.content }
    for index in closure.captured.indices {
      closure.captured[index].value = closure.captured[index].value.content
    }
    return .closure(closure)
  }
}

extension String {
  fileprivate static let withoutMetadata = "metadata are read wrongly"
  fileprivate static let functions = "types of functions are read wrongly"

  fileprivate static func property(_ name: String) -> String {
    "what '\(name)' captured is not what its source says"
  }
}
