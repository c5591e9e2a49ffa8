import AdaptiveCoordinator
import HeadlessUIKit
import NavigationHarness
import NavigationModel

/// The events of the app besides gestures: its launch, touches of buttons, and routes that are sent
/// through the routers of its screens.
@MainActor
struct NewsEvents {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<NewsSubject>) {
    it.event("launch", .external, unless: { $0.split == nil ? nil : "the app runs already" }) {
      $0.launch()
    }
    declareTaps(in: &it)
    declareRoutes(in: &it)
    // Articles differ in nothing but their names.
    it.interchangeable = [
      PayloadDomain(
        articles.map { [$0.rawValue, $0 == .first ? "first" : "second"] },
        in: PayloadDomain.usualContexts + ["article *"])
    ]
  }

  private var articles: [Article] { Array(Article.allCases.prefix(scope["payloads"])) }

  // MARK: - Touches

  private func declareTaps(in it: inout LiveDeclarations<NewsSubject>) {
    for article in articles {
      tap(
        "article \(article)", on: "NewsList", route: "NewsListRoute.detail",
        payload: "(\(article))", in: &it)
    }
    tap("info", on: "NewsList", route: "NewsListRoute.info", in: &it)
    for screen in articles.map({ "NewsDetail(\($0))" }) {
      tap("additional", on: screen, route: "NewsDetailRoute.additional", in: &it)
      tap("thread", on: screen, route: "NewsDetailRoute.thread", in: &it)
      tap("info", on: screen, route: "NewsDetailRoute.info", in: &it)
    }
    tap("thread", on: "NewsAdditional", route: "NewsDetailRoute.thread", in: &it)
    tap("info", on: "NewsAdditional", route: "NewsDetailRoute.info", in: &it)
    tap("reply", on: "NewsThread", route: "NewsThreadRoute.reply", in: &it)
    tap("reply", on: "NewsReply", route: "NewsThreadRoute.reply", in: &it)
    tap("close", on: "NewsInfo", route: "NewsRoute.list", in: &it)
    tap("back to list", on: "NewsInfo", route: "NewsRoute.primaryRoot", in: &it)
    tap("back to article", on: "NewsInfo", route: "NewsRoute.secondaryRoot", in: &it)
  }

  private func tap(
    _ control: String, on screen: String, route: String, payload: String = "",
    in it: inout LiveDeclarations<NewsSubject>, line: Int = #line
  ) {
    it.tap(
      control, on: screen, named: "\(screen): \(control)", route: route, payload: payload,
      twice: true,
      unless: { [scope] subject in
        guard let touched = subject.touchable(named: screen) else { return nil }
        return subject.isFull(stackOf: touched, cap: scope["stack"]) ? .full : nil
      }, line: line)
  }

  // MARK: - Routes

  /// Every route through the router of every view controller in a container, covered or not.
  ///
  /// Who sees a button for it touches that instead.
  private func declareRoutes(in it: inout LiveDeclarations<NewsSubject>) {
    let depth = scope["stack"]
    for place in Place.allCases {
      for level in 0..<(place == .presented ? 1 : depth) {
        let at = At(place: place, level: level)
        if place == .presented {
          for route in NewsRoute.sent {
            send(route, at: at, in: &it) { ($0 as? NewsInfoViewController)?.router.transfer }
          }
          continue
        }
        for route in NewsListRoute.samples(articles) {
          send(route, at: at, in: &it) { ($0 as? NewsListViewController)?.router.transfer }
        }
        for route in NewsDetailRoute.samples(articles) {
          send(route, at: at, in: &it) {
            ($0 as? NewsDetailViewController)?.router.transfer
              ?? ($0 as? NewsAdditionalViewController)?.router.transfer
          }
        }
        for route in NewsThreadRoute.samples {
          send(route, at: at, in: &it) {
            ($0 as? NewsThreadViewController)?.router.transfer
              ?? ($0 as? NewsReplyViewController)?.router.transfer
          }
        }
      }
    }
  }

  private struct At {
    var place: Place
    var level: Int

    @MainActor func screen(of subject: NewsSubject) -> UIViewController? {
      let screens = subject.screens(place)
      return screens.indices.contains(level) ? screens[level] : nil
    }
  }

  private func send<R: SentRoute>(
    _ route: R, at: At, in it: inout LiveDeclarations<NewsSubject>, line: Int = #line,
    through transfer: @escaping @MainActor (UIViewController) -> ((R) -> Void)?
  ) {
    it.event(
      "\(at.place)(\(at.level)) sends \(R.owner).\(route)", .programmatic,
      route: "\(R.self).\(route.word)", payload: String("\(route)".drop { $0 != "(" }),
      unless: { [scope] subject in
        guard let screen = at.screen(of: subject) else { return .nobody }
        if transfer(screen) == nil { return .noRouter }
        if let button = route.button(on: screen), subject.offers(button, on: screen) {
          return .offered
        }
        return subject.isFull(stackOf: screen, cap: scope["stack"]) ? .full : nil
      }, line: line
    ) { subject in
      if let screen = at.screen(of: subject) { transfer(screen)?(route) }
    }
  }
}

extension String {
  fileprivate static let full = "the stack is full"
  fileprivate static let nobody = "no screen is there"
  fileprivate static let noRouter = "the screen there has another router"
  fileprivate static let offered = "the screen there offers it"
}
