import AdaptiveCoordinator
import HeadlessUIKit
import NavigationHarness
import NavigationModel

/// The facts of the app, and declarations about them.
@MainActor
struct NewsFacts {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<NewsSubject>) {
    let isLaunched = it.fact("launched") { $0.app != nil }
    let isAtHome = it.fact("at home") { $0.touchable(named: "NewsList") != nil }
    it.profile.home = .init(fact: isAtHome, when: isLaunched)
    let recordedScreens = it.fact(
      "recorded screens", text: { $0.names(of: $0.coordinators.flatMap(\.screens)) })
    let liveScreens = it.fact(
      "recorded screens that are there",
      text: { subject in
        let live = subject.liveScreens
        return subject.names(
          of: subject.coordinators.flatMap(\.screens).filter { screen in
            live.contains { $0 === screen }
          })
      })
    it.profile.agreements = [
      .init(
        about: "the screens that coordinators have", recorded: recordedScreens,
        actual: liveScreens)
    ]
    it.profile.uniqueRoles = ["list", "detail", "thread"]
    it.profile.tellsBackToRoot = true
    it.profile.screensAwaitWork = true
    it.profile.coordinatorsStoreScreens = true
    // 'NewsRoute.list' closes what is presented, whatever is below.
    it.profile.destinations = [
      "NewsRoute.primaryRoot": ["NewsList"],
      "NewsListRoute.list": ["NewsList"], "NewsListRoute.info": ["NewsInfo"],
      "NewsDetailRoute.detail": ["NewsDetail"],
      "NewsDetailRoute.additional": ["NewsAdditional"], "NewsDetailRoute.thread": ["NewsThread"],
      "NewsDetailRoute.info": ["NewsInfo"], "NewsThreadRoute.thread": ["NewsThread"],
      "NewsThreadRoute.reply": ["NewsReply"],
    ]
    for article in Article.allCases.prefix(scope["payloads"]) {
      it.profile.destinations["NewsListRoute.detail(\(article))"] = ["NewsDetail(\(article))"]
    }
    // Routes are declared for every place; of most pairs no screen has the router.
    let list = "the list alone is in the primary column, and the root of the one stack"
    let detail = "in the secondary column an article is the root, and the list is elsewhere"
    it.profile.accepted = [
      "primary(0) sends detail.*": list, "primary(0) sends thread.*": list,
      "compact(0) sends detail.*": list, "compact(0) sends thread.*": list,
      "compact(1) sends thread.*": "in the one stack a thread comes third",
      "secondary(0) sends thread.*": detail,
      "presented(0) sends news.*": "the info shows a button for each of its routes",
    ]
    for level in 0..<scope["stack"] {
      it.profile.accepted["secondary(\(level)) sends list.*"] = detail
      if level == 0 { continue }
      it.profile.accepted["primary(\(level)) sends *"] = list
      it.profile.accepted["compact(\(level)) sends list.*"] = list
    }
    it.profile.notApplicable = [
      "StartsOnce": "no coordinator is started",
      "ModesExclusive": "it has no modes",
      "AuthenticationGuardsScreens": "nobody signs in",
      "StopIsFinal": "no coordinator is stopped",
      "Restartable": "no coordinator is started",
      "DeepLinksLand": "it has no deep links",
      "StateForcesScreen": "no state of the domain forces a screen",
      "TabsStayInScope": "it has no tabs",
      "IdentityIsFaithful": "routes have neither '==' nor an id, and screens are objects",
    ]
  }
}

extension NewsSubject {
  func names(of screens: [UIViewController]) -> String {
    screens.map { ($0 as? NewsScreen)?.name ?? "?" }.joined(separator: " ")
  }
}
