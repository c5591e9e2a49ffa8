import NavigationInvariants
import NavigationModel
import Testing

@Suite struct StandardInvariantsTests {
  @Test func theyAreNumberedInTheirOrderAndAllButOneAreErrors() {
    #expect(
      StandardInvariants.all.map(\.identifier)
        == (1...StandardInvariants.all.count).map { "I\($0)" })
    #expect(
      StandardInvariants.all.filter { $0.severity == .warning }.map(\.name) == ["NoDeadRoutes"])
  }

  @Test func `each says in one sentence when it holds, and is named after its type`() {
    for invariant in StandardInvariants.all {
      #expect("\(type(of: invariant))" == invariant.name)
      #expect(invariant.summary.hasSuffix("."))
      #expect(!invariant.summary.dropLast().contains("."))
    }
  }

  @Test func `each says what an event does that violates it, but for what no event does`() {
    for invariant in StandardInvariants.all where invariant.name != "NoDeadRoutes" {
      #expect(invariant.violation.first?.isLowercase == true, "\(invariant)")
      #expect(!invariant.violation.hasSuffix("."), "\(invariant)")
    }
  }

  @Test(arguments: ["NoLeaks", "noleaks", "NOLEAKS", "I24", "i24"])
  func `they are found by name and identifier in any case`(name: String) throws {
    #expect(try StandardInvariants.named(name).name == "NoLeaks")
  }

  @Test func `several are found in the order of their names, each once`() throws {
    let found = try StandardInvariants.named(["i24", "NoTraps", "noleaks"])
    #expect(found.map(\.name) == ["NoLeaks", "NoTraps"])
    #expect(throws: UnknownInvariant(name: "NoTrap", known: ["NoTraps"])) {
      try StandardInvariants.named(["I12", "NoTrap"], among: [NoTraps()])
    }
  }

  @Test func `a system is judged by them, then by its own`() {
    struct Own: NavigationInvariant {
      let name = "Own"
      let summary = "It is its own."
      func property(for system: any NavigationSystem) -> Applicability { .notApplicable("never") }
    }
    struct Shop: VerifiableSystem {
      let name = "Shop"
      let summary = ""
      let ownInvariants: [any NavigationInvariant] = [Own()]
      func system(_ configuration: SystemConfiguration) -> any NavigationSystem {
        Toy(NavigationSnapshot())
      }
    }
    #expect(Shop().invariants.map(\.name) == StandardInvariants.all.map(\.name) + ["Own"])
    #expect(!Own().isCalled(""))
  }

  @Test func `a name that is close to one is answered with it`() {
    #expect {
      try StandardInvariants.named("noOrphanedChild")
    } throws: {
      "\($0)"
        == "Unknown invariant 'noOrphanedChild'. Did you mean 'NoOrphanedChildren'?"
    }
  }

  @Test(arguments: ["", "zzzzzzzzzzzzzzzz"])
  func `a name that is close to none is answered with all of them`(name: String) {
    #expect {
      try StandardInvariants.named(name)
    } throws: {
      "\($0)"
        == "Unknown invariant '\(name)'. There are: "
        + "\(StandardInvariants.all.map(\.name).joined(separator: ", "))."
    }
  }

  @Test func `a system that declares nothing and declines all is judged by none`() throws {
    var toy = Toy(NavigationSnapshot())
    for invariant in StandardInvariants.all { toy.profile.notApplicable[invariant.name] = "no" }
    for invariant in StandardInvariants.all {
      guard case .notApplicable("no") = invariant.property(for: toy) else {
        Issue.record("\(invariant.name) applies")
        continue
      }
    }
  }
}
