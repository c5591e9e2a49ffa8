import NavigationInvariants
import NavigationModel
import Testing

@Suite struct AuthenticationGuardsScreensTests {
  let invariant = AuthenticationGuardsScreens()
  let signedOut = NavigationSnapshot(
    coordinators: [.of("app"), .of("auth", under: 0)], views: [.screen("AuthView", owner: 1)]
  ).with("signed in", false).with("rider mode", true)
  let signedIn = NavigationSnapshot(
    coordinators: [.of("app"), .of("main", under: 0)], views: [.screen("MainView", owner: 1)]
  ).with("signed in", true).with("rider mode", true)

  func toy(_ initial: NavigationSnapshot? = nil) -> Toy {
    var toy = Toy(initial ?? signedOut)
    toy.profile.authentication = .init(
      signedIn: "signed in", publicScreens: ["AuthView"], privateRoles: ["main", "rider"],
      loginScreen: "AuthView", afterSignIn: ["rider mode"])
    return toy
  }

  @Test func `a private screen that outlives the sign-in violates it`() throws {
    var toy = toy(signedIn)
    toy.add("logout", .external, from: signedIn, to: signedIn.with("signed in", false))
    try expectViolation(
      of: invariant, on: toy, after: "logout", why: "Nobody is signed in, but Main is visible.")
    let covered = signedOut.with {
      $0.views = [.container(.stack), .screen("MainView", isHittable: false), .screen("AuthView")]
    }
    var other = self.toy(signedIn)
    other.add("logout", .external, from: signedIn, to: covered)
    try expectViolation(
      of: invariant, on: other, after: "logout", why: "Nobody is signed in, but Main is live.")
  }

  @Test(arguments: [
    (CoordinatorNode.Holder.tree, "in the tree"), (.view, "held by a view"),
    (.work, "held by work or a cycle"),
  ])
  func `a private coordinator that outlives the sign-in violates it`(
    holder: CoordinatorNode.Holder, place: String
  ) throws {
    var toy = toy(signedIn)
    let kept = signedOut.with { $0.coordinators.append(.of("rider", holder: holder)) }
    toy.add("logout", .external, from: signedIn, to: kept)
    try expectViolation(
      of: invariant, on: toy, after: "logout",
      why: "Nobody is signed in, but Rider is alive, \(place).")
  }

  @Test func `a login that stays visible violates it`() throws {
    var toy = toy()
    let staying = signedIn.with { $0.views = signedOut.views }
    toy.add("signIn", from: signedOut, to: staying)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Somebody is signed in, but Auth is visible.")
  }

  @Test func `a login that is left when the work of the sign-in ends is fine`() throws {
    var toy = toy()
    let leaving = signedIn.with { $0.views = signedOut.views }.unsettled
    toy.add("signIn", from: signedOut, to: leaving)
    toy.add("settle", .platform, from: leaving, to: signedIn)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a login below the top of a stack violates it`() throws {
    var toy = toy()
    let pushed = signedIn.with {
      $0.views = [.container(.stack), .screen("AuthView", isHittable: false), .screen("MainView")]
    }
    toy.add("signIn", from: signedOut, to: pushed)
    try expectViolation(
      of: invariant, on: toy, after: "signIn",
      why: "Somebody is signed in, but going back leads to Auth.")
  }

  @Test func `a login under a modal violates it, one in another tab does not`() throws {
    let modal = signedIn.with {
      $0.views = [
        .screen("AuthView", depth: 0, isHittable: false),
        .container(.presentation("cover"), depth: 1), .screen("MainView", depth: 2),
      ]
    }
    let tabs = signedIn.with {
      $0.views = [
        .container(.tabs(selected: 1)), .container(.stack, depth: 1),
        .screen("AuthView", depth: 2, isHittable: false), .screen("MainView", depth: 1),
      ]
    }
    var violating = toy()
    violating.add("signIn", from: signedOut, to: modal)
    try expectViolation(
      of: invariant, on: violating, after: "signIn",
      why: "Somebody is signed in, but going back leads to Auth.")
    var holding = toy()
    holding.add("signIn", from: signedOut, to: tabs)
    try expectHolds(invariant, on: holding)
  }

  @Test func `a sign-in that ends elsewhere violates it where it has settled`() throws {
    let driving = signedIn.with("rider mode", false)
    var atOnce = toy()
    atOnce.add("signIn", from: signedOut, to: driving)
    try expectViolation(
      of: invariant, on: atOnce, after: "signIn",
      why: "The sign-in has settled, but 'rider mode' is not true.")
    var later = toy()
    later.add("signIn", from: signedOut, to: driving.unsettled)
    later.add("settle", .platform, from: driving.unsettled, to: driving)
    try expectViolation(
      of: invariant, on: later, after: "signIn/settle",
      why: "The sign-in has settled, but 'rider mode' is not true.")
  }

  @Test func `it holds when one part of the app replaces the other`() throws {
    var toy = toy()
    let driving = signedIn.with("rider mode", false)
    toy.add("signIn", from: signedOut, to: signedIn.with("rider mode", false).unsettled)
    toy.add(
      "settle", .platform, from: signedIn.with("rider mode", false).unsettled, to: signedIn)
    toy.add("drive", from: signedIn, to: driving)
    toy.add("logout", .external, from: driving, to: signedOut)
    try expectHolds(invariant, on: toy)
  }

  @Test func `what comes before the sign-in has settled is not its end`() throws {
    var toy = toy()
    let underWay = signedIn.unsettled
    toy.add("signIn", from: signedOut, to: underWay)
    toy.add("drive", from: underWay, to: signedIn.with("rider mode", false))
    toy.add("settle", .platform, from: underWay, to: signedIn)
    try expectHolds(invariant, on: toy)
  }

  @Test func `an event that meets a sign-in under way is not judged as one`() throws {
    var toy = toy()
    let asked = signedOut.unsettled
    toy.add("signIn", from: signedOut, to: asked)
    toy.add("drive", from: asked, to: signedIn.with("rider mode", false))
    toy.add("settle", .completion, from: asked, to: signedIn)
    try expectHolds(invariant, on: toy)
  }

  @Test func `a login that stays visible under a popover violates it`() throws {
    var toy = toy()
    let asking = signedIn.with {
      $0.views = [
        .container(.stack), .screen("AuthView"), .container(.presentation("popover"), depth: 1),
        .screen("HelpView", depth: 2),
      ]
    }
    toy.add("ask", from: signedOut, to: asking)
    try expectViolation(
      of: invariant, on: toy, after: "ask", why: "Somebody is signed in, but Auth is visible.")
  }

  @Test func `it is vacuous when nothing is ever shown`() throws {
    let dark = NavigationSnapshot().with("signed in", false).with("rider mode", true)
    try expectVacuous(invariant, on: toy(dark))
  }

  @Test func `it needs authentication`() throws {
    try expectNotApplicable(invariant, on: Toy(signedOut), "no authentication is declared")
  }
}
