import HeadlessUIKit
import NavigationHarness
import NavigationModel

/// The facts of the app, and declarations about them.
@MainActor
struct ColorBookFacts {
  let scope: Scope

  func declare(in it: inout LiveDeclarations<ColorBookSubject>) {
    let isLaunched = it.fact("launched") { $0.app != nil }
    let isAtHome = it.fact("at home") { $0.visibleScreens == ["ColorList(0)"] }
    it.profile.home = .init(fact: isAtHome, when: isLaunched)

    let coordinatorPresents = it.fact("a coordinator presents") {
      $0.coordinators.contains(where: \.recordsPresentation)
    }
    let sheetIsPresented = it.fact("a sheet is presented") {
      $0.container?.presentedViewController != nil
    }
    let recordedScreens = it.fact("screens of coordinators") { subject in
      let shown = subject.screens
      let recorded = subject.coordinators.flatMap(\.screens)
      // The tree has no order that the window must follow, so the window's own is taken.
      return Self.list(
        shown.flatMap { screen in recorded.filter { $0 === screen } }
          + recorded.filter { screen in !shown.contains { $0 === screen } })
    }
    let shownScreens = it.fact("screens of the window") { Self.list($0.screens) }
    it.profile.agreements = [
      .init(
        about: "what is presented", recorded: coordinatorPresents, actual: sheetIsPresented),
      .init(
        about: "which screens there are", recorded: recordedScreens, actual: shownScreens),
    ]
    it.profile.tellsBackToRoot = true
    it.profile.screensAwaitWork = true
    it.profile.coordinatorsStoreScreens = true
    it.profile.destinations = [
      "ColorListRoute.list": ["ColorList"], "ColorListRoute.newList": ["ColorList"],
      "ColorListRoute.settings": ["Settings"], "ColorListRoute.info": ["Info"],
      // It goes back to the color that is there, whichever is asked for; 'colors' goes back by one.
      "ColorRoute.color": ["Color"],
      "ColorRoute.settings": ["Settings"], "SettingsRoute.list": ["Settings"],
      "SettingsRoute.general": ["General"], "SettingsRoute.about": ["About"],
    ]
    for color in Palette.colors.prefix(scope["payloads"]) {
      it.profile.destinations["ColorListRoute.color(\(color))"] = ["Color(\(color))"]
    }
    for meaning in Palette.meanings.prefix(scope["payloads"]) {
      it.profile.destinations["ColorRoute.meaning(\(meaning))"] = ["Meaning(\(meaning))"]
    }
    it.profile.uniqueRoles = ["color", "settings"]
    // Routes are declared for every place; of some pairs no screen has the router.
    let list = "the root of the stack and the sheet have the router of a list"
    it.profile.accepted = [
      "call color.* at level 0": list, "call color.* at the sheet": list,
      "call settings.* at level 0": list, "call settings.* at the sheet": list,
      "call colorList.list at the sheet": "the sheet shows a control for it",
      "call colorList.newList *": "from the deepest list no list is opened",
    ]
    for level in 0..<scope["stack"] where level > scope["level"] {
      it.profile.accepted["call colorList.* at level \(level)"] =
        "lists lie on lists alone, and are opened up to level \(scope["level"])"
    }
    it.profile.notApplicable["StartsOnce"] = "coordinators start when they are made, and once"
    it.profile.notApplicable["CollapseExpandRoundTrips"] = "there is one stack, and no columns"
    it.profile.notApplicable["IdentityIsFaithful"] =
      "routes have neither '==' nor an id, and screens are objects"
  }

  private static func list(_ screens: [UIViewController]) -> String {
    screens.compactMap(\.restorationIdentifier).joined(separator: ", ")
  }
}
