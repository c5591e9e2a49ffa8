#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The root: three tabs, a coordinator for each, and no manager of its own.
@MainActor
final class AppCoordinator: BaseFlowCoordinator {
  let home: HomeCoordinator
  let library: LibraryCoordinator
  let settings: SettingsCoordinator
  let playback: PlaybackService

  private let tabBarController = UITabBarController()

  init(contextSource: any LectureContextSource, lectures: [LectureID], fixes: Fixes) {
    home = HomeCoordinator(fixes: fixes)
    library = LibraryCoordinator(contextSource: contextSource, lectures: lectures, fixes: fixes)
    settings = SettingsCoordinator(fixes: fixes)
    playback = PlaybackService()
    super.init(
      rootViewController: tabBarController, navigationController: nil, mapping: [:],
      services: [playback], fixes: fixes)
    for child in flows { add(child) }
    settings.show(SettingsViewController(lectures: lectures, coordinator: self))
    showTabs(player: PlayerViewController(lectures: lectures, coordinator: self))
  }

  private func showTabs(player: PlayerViewController) {
    var first: UIViewController = player
    if fixes.contains(.playerLivesAtHome) {
      home.show(player)
      first = home.rootViewController
    }
    tabBarController.viewControllers = [
      first, library.rootViewController, settings.rootViewController,
    ]
    for (index, title) in ["player", "library", "settings"].enumerated() {
      tabBarController.viewControllers?[index].tabBarItem = UITabBarItem(
        title: title, image: nil, tag: index)
    }
  }

  private var flows: [BaseFlowCoordinator] { [home, library, settings] }

  private func flow(of controller: UIViewController?) -> BaseFlowCoordinator? {
    flows.first { $0.navigationController === controller }
  }

  // MARK: - Requests

  override func take(_ call: CoordinationCall) {
    if fixes.contains(.handedUpStaysUp), call.isHandedUp { return ignore(call) }
    guard fixes.contains(.tabIsChosenWhenAsked) else { return super.take(call) }
    let asking = call.senderStack.flatMap(flow) ?? flow(of: tabBarController.selectedViewController)
    asking?.take(call)
  }

  override func passOn(_ call: CoordinationCall) {
    Task { flow(of: tabBarController.selectedViewController)?.take(call) }
  }
}
