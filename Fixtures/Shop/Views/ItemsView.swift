#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The items that the shop sells.
struct ItemsView: View {
  @ObservedObject var coordinator: ItemCoordinator

  var body: some View {
    List {
      Button("Item") { coordinator.navigateToDetail() }
    }
    .navigationTitle("Items")
    .applyNavigation(coordinator: coordinator)
  }
}
