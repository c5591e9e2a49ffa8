/// The state of this one app as somebody would write it down: all that can change, as values.
struct TabSnapshot: Hashable {
  var session: SessionPart
  var tabs: [TabPart]
  var selected: Int
  var sheet: SheetPart?
  var isDriving: Bool
  var title: String
  var badges: [Int]

  struct SessionPart: Hashable {
    var isSignedIn: Bool
    var user: String?
    var token: Int?
    var isRefreshing: Bool
  }

  struct TabPart: Hashable {
    var title: String
    var isLoaded: Bool
    var isRefreshing: Bool
    var offset: Int
    var screens: [ScreenPart]
  }

  struct ScreenPart: Hashable {
    var route: Int
    var hasParent: Bool
    var title: String?
    var isLoaded: Bool
    var isEditing: Bool
    var draft: String
    var offset: Int
  }

  struct SheetPart: Hashable {
    var number: Int
    var isDraft: Bool
    var text: String
    var detent: Int
  }
}

extension TabSnapshot {
  @MainActor
  init(_ app: TabApp) {
    session = SessionPart(app.session)
    tabs = app.tabs.map(TabPart.init)
    selected = app.selected
    sheet = app.sheet.map(SheetPart.init)
    isDriving = app.isDriving
    title = app.title
    badges = app.badges
  }
}

extension TabSnapshot.SessionPart {
  @MainActor
  fileprivate init(_ session: Session) {
    isSignedIn = session.isSignedIn
    user = session.user
    token = session.token
    isRefreshing = session.isRefreshing
  }
}

extension TabSnapshot.TabPart {
  @MainActor
  fileprivate init(_ tab: TabCoordinator) {
    title = tab.title
    isLoaded = tab.isLoaded
    isRefreshing = tab.isRefreshing
    offset = tab.offset
    screens = tab.screens.map(TabSnapshot.ScreenPart.init)
  }
}

extension TabSnapshot.ScreenPart {
  @MainActor
  fileprivate init(_ screen: ScreenCoordinator) {
    route = screen.route
    hasParent = screen.parent != nil
    title = screen.title
    isLoaded = screen.isLoaded
    isEditing = screen.isEditing
    draft = screen.draft
    offset = screen.offset
  }
}

extension TabSnapshot.SheetPart {
  @MainActor
  fileprivate init(_ sheet: SheetCoordinator) {
    number = sheet.number
    isDraft = sheet.isDraft
    text = sheet.text
    detent = sheet.detent
  }
}
