import NavigationModel
import NavigationReports
import Testing

@Suite struct StateTextTests {
  private func text(_ coordinators: [CoordinatorNode], _ views: [ViewNode] = []) -> String {
    StateText(coordinators: coordinators, views: views).description
  }

  private func coordinator(
    _ role: String, in parent: Int? = nil, held holder: CoordinatorNode.Holder = .tree,
    _ phase: CoordinatorNode.Phase = .started
  ) -> CoordinatorNode {
    CoordinatorNode(
      role: role, type: role + "Coordinator", parent: parent, holder: holder, phase: phase)
  }

  @Test func coordinatorsStandWithTheirScreensAndChildren() {
    #expect(
      text(
        [coordinator("app"), coordinator("main", in: 0), coordinator("rider", in: 1)],
        [
          ViewNode(depth: 0, name: "CoordinatedAppView", role: .composite, owner: 0),
          ViewNode(depth: 1, name: "MainAppView", role: .composite, owner: 1),
          ViewNode(depth: 2, name: "HomeView", owner: 2),
        ]) == "App/Main/Rider[Home]")
  }

  @Test func severalChildrenStandInParentheses() {
    #expect(
      text(
        [
          coordinator("app"), coordinator("auth", in: 0), coordinator("main", in: 0),
          coordinator("rider", in: 2),
        ], [ViewNode(name: "HomeView", owner: 3)]) == "App/(Auth, Main/Rider[Home])")
  }

  @Test func levelsOfAStackStandInOrder() {
    #expect(
      text(
        [coordinator("library")],
        [
          ViewNode(depth: 0, name: "NavigationStack", role: .stack, owner: 0),
          ViewNode(depth: 1, name: "ShelvesView", owner: 0, isHittable: false),
          ViewNode(depth: 1, name: "ShelfView(a)", owner: 0),
        ]) == "Library[Shelves, Shelf(a)]")
  }

  @Test func presentedCoordinatorStandsAfterItsMark() {
    #expect(
      text(
        [coordinator("library"), coordinator("lending", in: 0)],
        [
          ViewNode(depth: 0, name: "ShelvesView", owner: 0, isHittable: false),
          ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
          ViewNode(depth: 2, name: "BorrowerView", owner: 1),
        ]) == "Library[Shelves] ▸ Lending[Borrower]")
  }

  @Test func ownScreensMayBePresentedOverOneAnother() {
    #expect(
      text(
        [coordinator("library")],
        [
          ViewNode(depth: 0, name: "ShelvesView", owner: 0, isHittable: false),
          ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
          ViewNode(depth: 2, name: "NavigationStack", role: .stack, owner: 0),
          ViewNode(depth: 3, name: "HelpView", owner: 0, isHittable: false),
          ViewNode(depth: 3, name: "TopicView", owner: 0, isHittable: false),
          ViewNode(depth: 4, name: "cover", role: .presentation("cover"), owner: 0),
          ViewNode(depth: 5, name: "PhotoView", owner: 0),
        ]) == "Library[Shelves] ▸ [Help, Topic] ▸ Photo")
  }

  @Test func parenthesesKeepWhoPresentsApart() {
    let views = [
      ViewNode(depth: 0, name: "MainView", owner: 0),
      ViewNode(depth: 1, name: "ListView", owner: 1, isHittable: false),
      ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
      ViewNode(depth: 2, name: "SettingsView", owner: 0),
    ]
    #expect(
      text([coordinator("main"), coordinator("rider", in: 0)], views)
        == "Main[Main]/(Rider[List]) ▸ Settings")
  }

  @Test func presentedScreensNameACoordinatorThatStandsElsewhere() {
    #expect(
      text(
        [coordinator("app"), coordinator("rider", in: 0)],
        [
          ViewNode(depth: 0, name: "RootView", owner: 0),
          ViewNode(depth: 0, name: "HomeView", owner: 1, isHittable: false),
          ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 1),
          ViewNode(depth: 2, name: "LoginView", owner: 0),
        ]) == "App[Root]/Rider[Home] ▸ App[Login]")
  }

  @Test func theSelectedTabIsMarkedAmongScreensOfOneCoordinator() {
    #expect(
      text(
        [coordinator("library")],
        [
          ViewNode(depth: 0, name: "TabView", role: .tabs(selected: 0), owner: 0),
          ViewNode(depth: 1, name: "NavigationStack", role: .stack, owner: 0),
          ViewNode(depth: 2, name: "ShelvesView", owner: 0),
          ViewNode(depth: 2, name: "ShelfView(a)", owner: 0),
          ViewNode(depth: 1, name: "SearchView", owner: 0, isHittable: false),
        ]) == "Library[*[Shelves, Shelf(a)], Search]")
  }

  @Test func theSelectedTabIsMarkedAmongCoordinators() {
    #expect(
      text(
        [coordinator("app"), coordinator("items", in: 0), coordinator("wallet", in: 0)],
        [
          ViewNode(depth: 0, name: "TabView", role: .tabs(selected: 1), owner: 0),
          ViewNode(depth: 1, name: "ItemsTab", role: .composite, owner: 1),
          ViewNode(depth: 2, name: "ListView", owner: 1, isHittable: false),
          ViewNode(depth: 1, name: "WalletView", owner: 2),
        ]) == "App/(Items[List], *Wallet[Wallet])")
  }

  @Test func coordinatorsOutsideTheTreeComeLast() {
    #expect(
      text(
        [
          coordinator("app"), coordinator("main", in: 0),
          coordinator("auth", held: .work), coordinator("rider", held: .view, .stopped),
        ], [ViewNode(name: "HomeView", owner: 3)])
        == "App/Main + Auth (held by work) + Rider[Home] (held by view, stopped)")
  }

  @Test func aStoppedCoordinatorStandsWithItsChild() {
    #expect(
      text([coordinator("main"), coordinator("rider", in: 0, .stopped), coordinator("x", in: 1)])
        == "Main/Rider (stopped)/X")
  }

  @Test func severalOfARoleAreNumbered() {
    #expect(
      text([coordinator("app"), coordinator("auth", in: 0), coordinator("auth", held: .work)])
        == "App/Auth + Auth#2 (held by work)")
  }

  @Test func screensWithoutCoordinatorsAreShown() {
    #expect(text([], [ViewNode(name: "ShelvesView")]) == "[Shelves]")
    #expect(
      text([coordinator("app")], [ViewNode(name: "SplashView")]) == "[Splash] App")
    #expect(text([]) == "nothing shown")
  }

  @Test func presentationsOfDeclaredContainersAreShown() {
    let views = [
      ViewNode(name: "stack", role: .stack, owner: 0, isHittable: false),
      ViewNode(depth: 1, name: "Catalog", owner: 0, isHittable: false),
      ViewNode(depth: 1, name: "basket", owner: 0, isHittable: false),
    ]
    func presenting(_ screen: String, by owner: Int) -> [ViewNode] {
      [
        ViewNode(name: "sheet", role: .presentation("sheet"), owner: owner),
        ViewNode(depth: 1, name: screen, owner: owner),
      ]
    }
    let shop = coordinator("shop")
    #expect(
      text([shop], views + presenting("payment", by: 0)) == "Shop[Catalog, basket] ▸ payment")
    #expect(
      text([shop, coordinator("help", in: 0)], views + presenting("topic", by: 1))
        == "Shop[Catalog, basket]/Help ▸ topic")
    #expect(
      text(
        [coordinator("app"), coordinator("items", in: 0), coordinator("wallet", in: 0)],
        [
          ViewNode(name: "tabs", role: .tabs(selected: 1), owner: 0),
          ViewNode(depth: 1, name: "items", owner: 0, isHittable: false),
          ViewNode(depth: 1, name: "wallet", owner: 0, isHittable: false),
          ViewNode(name: "stack", role: .stack, owner: 1, isHittable: false),
          ViewNode(depth: 1, name: "List", owner: 1, isHittable: false),
        ] + presenting("card", by: 0)) == "App[items, *wallet]/(Items[List], Wallet) ▸ card")
  }

  @Test func presentationsWithoutCoordinatorsAreShown() {
    let sheet = [
      ViewNode(name: "sheet", role: .presentation("sheet")),
      ViewNode(depth: 1, name: "HelpView"),
    ]
    #expect(text([], [ViewNode(name: "ShelvesView")] + sheet) == "[Shelves] ▸ Help")
    #expect(text([], sheet) == "▸ Help")
    #expect(text([coordinator("app")], sheet) == "▸ Help App")
  }

  @Test func aDifferenceBeginsWithAWholeCoordinator() {
    let store = FacetStore()
    func state(_ shelf: String?, lending: Bool) -> StateText {
      var coordinators = [coordinator("library")]
      var views = [ViewNode(depth: 0, name: "ShelvesView", owner: 0)]
      if let shelf { views.append(ViewNode(depth: 0, name: "ShelfView(\(shelf))", owner: 0)) }
      if lending {
        coordinators.append(coordinator("lending", in: 0))
        views.append(ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0))
        views.append(ViewNode(depth: 2, name: "BorrowerView", owner: 1))
      }
      let snapshot = NavigationSnapshot(coordinators: coordinators, views: views)
      return StateText(NavigationState(snapshot, in: store))
    }
    let a = state("a", lending: false)
    let whole = (indent: 0, text: "Library[Shelves, Shelf(a)]")
    #expect(a.difference(from: nil) == whole)
    #expect(a.difference(from: a) == whole)
    #expect(a.difference(from: state(nil, lending: false)) == whole)
    #expect(a.difference(from: state("b", lending: false)) == whole)
    #expect(state("a", lending: true).difference(from: a) == (26, " ▸ Lending[Borrower]"))
    #expect(a.difference(from: state("a", lending: true)) == whole)
  }

  @Test func aDifferenceWithoutCoordinatorsIsFound() {
    func state(_ names: String...) -> StateText {
      var views = [ViewNode(name: names[0])]
      if names.count > 1 {
        views.append(ViewNode(name: "sheet", role: .presentation("sheet")))
        views.append(ViewNode(depth: 1, name: names[1]))
      }
      return StateText(coordinators: [], views: views)
    }
    #expect(state("Shelves", "Help").difference(from: state("Shelves")) == (9, " ▸ Help"))
    #expect(
      state("Shelf", "Help").difference(from: state("Shelves", "Help")) == (0, "[Shelf] ▸ Help"))
  }
}
