import Foundation
import Testing

/// The tests that take too long for every change, and the greater part of those that draw their
/// worlds at random.
///
/// They run where the environment variable `THOROUGH` is set, as `.ci/thorough` does it.
public enum Thorough {
  /// A Boolean value that indicates whether the thorough tests are asked for.
  public static let isAsked = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// Returns how many of some random worlds are looked at: all where the thorough tests are asked
  /// for.
  public static func count(_ usual: Int, of all: Int) -> Int { isAsked ? all : usual }
}

extension Trait where Self == ConditionTrait {
  /// The test takes too long for every change.
  public static var thorough: Self {
    .enabled(if: Thorough.isAsked, "it takes minutes; '.ci/thorough' runs it")
  }
}
