import CoordinatorHooks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Takes links to the screens that they lead to, at once or after the sign-in.
@MainActor
final class DeeplinkHandler {
  private let appCoordinator: AppCoordinator
  private let fixes: Fixes

  /// The last link, for whoever has to sign in before it can be followed.
  private(set) var lastDeeplink: Deeplink?

  init(appCoordinator: AppCoordinator, fixes: Fixes) {
    self.appCoordinator = appCoordinator
    self.fixes = fixes
  }

  func handle(_ url: URL) {
    guard isOfTheApp(url), let link = Deeplink(url) else {
      return Lifecycle.refused(url.absoluteString)
    }
    follow(link)
  }

  /// Follows the link for which somebody had to sign in.
  func handlePostLoginNavigation() {
    guard let link = lastDeeplink else { return }
    follow(link)
    lastDeeplink = nil
  }

  private func follow(_ link: Deeplink) {
    let canFollow = appCoordinator.isAuthenticated || link == .login
    if !fixes.contains(.onlyWaitingLinksAreKept) || !canFollow { lastDeeplink = link }
    if canFollow {
      appCoordinator.popToRoot()
      appCoordinator.navigate(to: link.screen)
    } else {
      appCoordinator.navigate(to: .login)
    }
  }

  private func isOfTheApp(_ url: URL) -> Bool {
    guard fixes.contains(.linksAreOfTheApp) else { return true }
    return url.scheme == "edugo" || url.scheme == "https" && url.host == "edugo.app"
  }
}
