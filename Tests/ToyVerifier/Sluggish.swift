import Foundation
import NavigationHarness
import NavigationModel

/// A live system that works for ever at one point.
struct Sluggish: FixableSystem {
  /// The point.
  enum Point: String, CaseIterable {
    /// The subject's initializer.
    case making
    /// The work that the initializer leaves.
    case beginning
    /// The event that traps, where it is fixed.
    case fix
  }

  enum Fix: Int, SystemFix {
    case waitsForAPage

    var description: FixDescription { described("To turn waits until there is a page.") }
  }

  let point: Point
  var name: String { "Sluggish-\(point)" }
  var summary: String { "Live objects that work for ever: \(point)." }

  func system(
    _ configuration: SystemConfiguration, fixes: FixSet<Fix>
  ) throws -> any NavigationSystem {
    let scope = try Scope([]).overriding(configuration.scope)
    return try LiveSystem(
      name, variant: configuration.variant ?? variants[0], scope: scope,
      isolation: configuration.isolation
    ) { _ in
      SluggishCoordinator(point)
    } declare: { it in
      it.root { $0 }
      it.coordinator(SluggishCoordinator.self, role: "sluggish")
      it.event("turn", .tap(on: nil)) { $0.turn(waiting: fixes.contains(.waitsForAPage)) }
    }
  }
}

@MainActor
private final class SluggishCoordinator {
  private var page: Int?

  init(_ point: Sluggish.Point) {
    switch point {
    case .making: Self.work()
    case .beginning: Task { Self.work() }
    case .fix: break
    }
  }

  func turn(waiting: Bool) {
    if waiting { Self.work() }
    page! += 1
  }

  /// Works for ever, and takes 700 MiB for it.
  private static func work() {
    var pages: [[UInt8]] = []
    while true {
      if pages.count < 700 { pages.append([UInt8](repeating: 1, count: 1 << 20)) }
      usleep(1_000)
    }
  }
}
