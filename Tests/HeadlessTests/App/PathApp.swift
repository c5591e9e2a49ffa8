#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

// An app as it is written for iOS 17: a coordinator with a path, a sheet, and tabs.

enum Place: Hashable {
  case shelf(Int)
  case book
}

@MainActor @Observable
final class PathCoordinator {
  enum Tab: Hashable { case library, account }

  var tab = Tab.library
  var path: [Place] = []
  var isLending = false

  /// The number of steps that the coordinator believes to be open, kept beside the path: the
  /// mistake to be found.
  private(set) var openSteps = 0

  func open(_ step: Place) {
    path.append(step)
    openSteps += 1
  }

  func goBack() {
    path.removeLast()
    openSteps -= 1
  }

  func lend() { isLending = true }

  func openFromLink() {
    tab = .library
    isLending = false
    path = [.shelf(1), .book]
    openSteps = 2
  }
}

struct PathAppView: View {
  @Bindable var coordinator: PathCoordinator

  var body: some View {
    TabView(selection: $coordinator.tab) {
      LibraryTab(coordinator: coordinator).tag(PathCoordinator.Tab.library)
      AccountScreen().tag(PathCoordinator.Tab.account)
    }
    .sheet(isPresented: $coordinator.isLending) { LendScreen(coordinator: coordinator) }
  }
}

struct LibraryTab: View {
  @Bindable var coordinator: PathCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      ShelvesScreen(coordinator: coordinator)
        .navigationDestination(for: Place.self) { step in
          switch step {
          case .shelf(let number): ShelfScreen(number: number, coordinator: coordinator)
          case .book: BookScreen(coordinator: coordinator)
          }
        }
    }
  }
}

struct ShelvesScreen: View {
  let coordinator: PathCoordinator

  var body: some View { Button("Shelf") { coordinator.open(.shelf(1)) } }
}

struct ShelfScreen: View {
  let number: Int
  let coordinator: PathCoordinator

  var body: some View {
    Button("Book") { coordinator.open(.book) }
    Button("Up") { coordinator.goBack() }
  }
}

struct BookScreen: View {
  let coordinator: PathCoordinator

  var body: some View { Button("Lend") { coordinator.lend() } }
}

struct LendScreen: View {
  let coordinator: PathCoordinator

  var body: some View { Button("Close") { coordinator.isLending = false } }
}

struct AccountScreen: View {
  var body: some View { Text("Account") }
}
