import NavigationModel
import Testing

@Suite struct NamesTests {
  @Test(arguments: [
    ("RideHistoryView", "RideHistory"), ("ShelfView(a)", "Shelf(a)"), ("View", "View"),
    ("Overview", "Overview"), ("Login", "Login"), ("", ""),
  ])
  func `screens are called without the word that all end in`(name: String, title: String) {
    #expect(ScreenName.short(name) == title)
    #expect(ViewNode(name: name).title == title)
  }

  @Test func `coordinators are called by role, else by type, numbered from the second`() {
    let nodes = [
      CoordinatorNode(role: "app", type: "AppCoordinator"),
      CoordinatorNode(role: "auth", type: "AuthCoordinator", parent: 0),
      CoordinatorNode(role: "", type: "helper"),
      CoordinatorNode(role: "Auth", type: "OtherAuthCoordinator", holder: .work),
      CoordinatorNode(role: "auth", type: "AuthCoordinator", holder: .work),
    ]
    let names = CoordinatorNames(nodes)
    #expect(names.all == ["App", "Auth", "Helper", "Auth#2", "Auth#3"])
    #expect(names[1] == "Auth")
    #expect(names[5] == nil)
    let state = NavigationState(NavigationSnapshot(coordinators: nodes), in: FacetStore())
    #expect(nodes.indices.map(state.name(of:)) == names.all)
    #expect(nodes.map(\.part) == ["app", "auth", "helper", "Auth", "auth"])
  }
}
