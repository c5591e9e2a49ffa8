import ModelChecker
import NavigationModel

/// While nobody is signed in, only public screens are alive. While somebody is signed in, the login
/// screen is neither visible nor reached by going back.
///
/// The profile's `authentication` names the fact that is true while somebody is signed in.
///
/// - Signed out: every live screen, visible or covered, is public, and no coordinator with a
///   private role is alive, in the tree or outside of it.
/// - Signed in: the login screen is not visible, nor is it covered in a stack or under a
///   presentation, from where a gesture would reveal it.
/// - Just signed in: the facts of `afterSignIn` are true as soon as the sign-in has settled.
///
/// Violated by a logout that changes the screen and keeps the data of the last user:
///
/// ```swift
/// func logout() { user = nil; isAuthenticated = false }  // isDriverMode stays true
/// ```
///
/// Build the signed-in part of the app from one value that a logout releases, and replace the login
/// screen instead of pushing on top of it.
public struct AuthenticationGuardsScreens: NavigationInvariant {
  public let name = "AuthenticationGuardsScreens"
  public let identifier = "I7"
  public let summary =
    "Signed out, only public screens are alive; signed in, the login screen is neither visible nor behind."
  public let violation = "lets the screens disagree with who is signed in"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard let rule = profile.authentication else { return .noAuthentication }
      let state = NavigationProperty.Kind.alwaysQuiescent(
        reading: [rule.signedIn] + rule.afterSignIn
      ) { $0.isTrue(rule.signedIn) ? judgeSignedIn($0, rule) : judgeSignedOut($0, rule) }
      return judged(
        as: rule.afterSignIn.isEmpty ? state : .all([state, .monitor(signIn(rule, in: system))]))
    }
  }

  private typealias Rule = NavigationProfile.Authentication

  private func judgeSignedOut(_ state: NavigationState, _ rule: Rule) -> Judgment {
    if let screen = state.views.first(where: {
      $0.isScreen && !rule.publicScreens.contains($0.name)
    }) {
      return .privateScreen(screen)
    }
    let coordinators = state.coordinators
    if let position = coordinators.indices.first(where: {
      rule.privateRoles.contains(coordinators[$0].role)
    }) {
      return .privateCoordinator(state.name(of: position), coordinators[position].holder)
    }
    return state.views.isEmpty ? .notExercised : .holds
  }

  private func judgeSignedIn(_ state: NavigationState, _ rule: Rule) -> Judgment {
    let views = state.views
    guard let login = rule.loginScreen, !views.isEmpty else { return .notExercised }
    if let visible = views.first(where: { $0.name == login && $0.isHittable }) {
      return .loginVisible(visible)
    }
    let hidden = views.indices.first {
      views[$0].name == login && views.isReachedByGoingBack($0)
    }
    return hidden.map { .loginBehind(views[$0]) } ?? .holds
  }

  /// Judges the state in which a sign-in ends, even if it settles in a later step.
  private func signIn(
    _ rule: Rule, in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in false }) { isUnderWay, step in
      guard let state = step.target, state.isTrue(rule.signedIn) else {
        return (false, .notExercised)
      }
      // If an event meets unfinished work, it is unknown which of the two signed in.
      let signedIn = !step.source.isTrue(rule.signedIn) && step.source.isQuiescent
      guard
        signedIn || system.isSettling(step) && (isUnderWay || !step.source.isTrue(rule.signedIn))
      else {
        return (false, .notExercised)
      }
      guard state.isQuiescent else { return (true, .notExercised) }
      let missing = rule.afterSignIn.first { !state.isTrue($0) }
      return (false, missing.map(Judgment.signInEndsWithout) ?? .holds)
    }
  }
}

extension Applicability {
  fileprivate static var noAuthentication: Applicability {
    .notApplicable("no authentication is declared")
  }
}

extension Judgment {
  fileprivate static func privateScreen(_ screen: ViewNode) -> Judgment {
    .violated(
      "Nobody is signed in, but \(screen.title) is \(screen.isHittable ? "visible" : "live").")
  }

  fileprivate static func privateCoordinator(
    _ name: String, _ holder: CoordinatorNode.Holder
  ) -> Judgment {
    let place =
      switch holder {
      case .tree: "in the tree"
      case .view: "held by a view"
      case .work: "held by work or a cycle"
      }
    return .violated("Nobody is signed in, but \(name) is alive, \(place).")
  }

  fileprivate static func loginVisible(_ screen: ViewNode) -> Judgment {
    .violated("Somebody is signed in, but \(screen.title) is visible.")
  }

  fileprivate static func loginBehind(_ screen: ViewNode) -> Judgment {
    .violated("Somebody is signed in, but going back leads to \(screen.title).")
  }

  fileprivate static func signInEndsWithout(_ fact: Fact) -> Judgment {
    .violated("The sign-in has settled, but '\(fact)' is not true.")
  }
}
