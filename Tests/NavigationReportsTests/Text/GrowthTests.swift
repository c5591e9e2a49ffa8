import NavigationModel
import Testing

@testable import NavigationReports

@Suite struct GrowthTests {
  private func states(_ count: Int, _ snapshot: (Int) -> NavigationSnapshot) -> [NavigationState] {
    let store = FacetStore()
    return (0..<count).map { NavigationState(snapshot($0), in: store) }
  }

  @Test func whatHadNewValuesToTheEndIsNamedMostOfThemFirst() {
    let growing = states(8) { index in
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "shop", type: "Shop")],
        views: (0...index / 2).map { ViewNode(depth: $0, name: "Page", owner: 0) },
        records: [
          RecordNode(coordinator: 0, key: "isOpen", value: "\(index % 2 == 0)"),
          RecordNode(coordinator: 0, key: "visits", value: "\(index)"),
        ],
        unobserved: [
          UnobservedNode(
            path: .init(type: "Item", number: index, field: "count"), value: "\(min(index, 5))")
        ])
    }
    #expect(
      Growth(of: growing).words == """
        Still growing: Shop.visits (8 values), screens in the window (up to 4). \
        Bound it in the scope, or exclude what is not state
        """)
  }

  @Test func valuesThatRecurInOtherCombinationsAreNoGrowth() {
    let recurring = states(12) { index in
      NavigationSnapshot(
        coordinators: [CoordinatorNode(role: "shop", type: "Shop")],
        records: [
          RecordNode(coordinator: 0, key: "page", value: "\(index % 4)"),
          RecordNode(coordinator: 0, key: "mode", value: "\(index % 3)"),
        ],
        subscriptions: [
          SubscriptionNode(coordinator: 0, holder: "Shop", source: "Store.items", count: 2)
        ],
        work: WorkNode(tickets: index < 9 ? [TicketNode(label: "load")] : []),
        lifetimes: [LifetimeNode(role: "Item", count: 1)])
    }
    #expect(Growth(of: recurring).words == nil)
  }

  @Test func moreThanThreeAreCounted() {
    let growing = states(8) { index in
      NavigationSnapshot(
        coordinators: (0...index).map { _ in CoordinatorNode(role: "page", type: "Page") },
        subscriptions: [
          SubscriptionNode(coordinator: 0, holder: "Page", source: "Store.items", count: index)
        ],
        work: WorkNode(tickets: (0...index).map { _ in TicketNode(label: "load") }),
        lifetimes: [LifetimeNode(role: "Item", count: index)])
    }
    #expect(
      Growth(of: growing).words == """
        Still growing: coordinators of role page (up to 8), objects of Item out of the tree \
        (up to 7), requests 'load' (up to 8), 1 more. Bound it in the scope, or exclude what is not \
        state
        """)
  }
}
