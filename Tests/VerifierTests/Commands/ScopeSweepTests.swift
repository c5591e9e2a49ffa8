import Foundation
import Testing

/// Every bound of every system that is shipped takes numbers that make sense, and no others.
@Suite struct ScopeSweepTests {
  private struct Listed: Decodable {
    var system: String
    var scope: [String: Int]
  }

  private func everyBound(_ body: (_ system: String, _ key: String) throws -> Void) throws {
    let listing = try Executable.verifier.run("list", "--format", "json").output
    let systems = try JSONDecoder().decode([Listed].self, from: Data(listing.utf8))
    #expect(systems.count == 7)
    for one in systems {
      for key in one.scope.keys.sorted() { try body(one.system, key) }
    }
  }

  @Test func noBoundCanBeSetToWhatNobodyCanExplore() throws {
    try everyBound { system, key in
      for number in [Int.max, 1_001] {
        assertRefused(
          try Executable.verifier.run("check", system, "--scope", "\(key)=\(number)"),
          "The bound '\(key)=\(number)' is more than the greatest number allowed, 1000.")
      }
      assertRefused(
        try Executable.verifier.run("check", system, "--scope", "\(key)=-1"),
        "The bound '\(key)=-1' is negative. Give a number from 0.")
      assertRefused(
        try Executable.verifier.run("check", system, "--scope", "\(key)=9223372036854775808"),
        "'--scope \(key)=9223372036854775808' is not of the form KEY=NUMBER, such as 'pending=2'.")
    }
  }

  @Test func everyBoundCanBeZero() throws {
    try everyBound { system, key in
      let outcome = try Executable.verifier.run(
        "check", system, "--variant", "repaired", "--scope", "\(key)=0", "--max-states", "1",
        "--in-process", "--quiet")
      #expect((0...3).contains(outcome.status), "\(system) \(key): \(outcome)")
    }
  }
}
