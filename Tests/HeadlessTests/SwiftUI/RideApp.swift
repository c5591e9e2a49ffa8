import Foundation
import HeadlessCombine
import HeadlessSwiftUI

// A small ride-sharing app, written as for a phone. An app asks which frameworks there are; here it
// is the stand-ins that are tested, wherever the tests run.

enum RideState: Equatable {
  case idle
  case searching
  case failed(String)
}

@MainActor
final class RideStore: ObservableObject {
  @Published private(set) var isSignedIn = false
  @Published private(set) var isDriver = false
  @Published private(set) var ride = RideState.idle

  func signIn() { isSignedIn = true }
  func signOut() {
    isSignedIn = false
    ride = .idle
  }
  func drive(_ isDriver: Bool) { self.isDriver = isDriver }
  func search() { ride = .searching }
}

@MainActor
final class RideAppCoordinator: ObservableObject {
  enum Screen: Equatable { case welcome, auth, main }

  @Published private(set) var currentScreen = Screen.welcome
  private(set) var auth: RideAuthCoordinator?
  private(set) var rider: RiderCoordinator?
  let store: RideStore
  private var cancellables: Set<AnyCancellable> = []
  private(set) var calls: [String] = []

  init(store: RideStore) {
    self.store = store
    store.$isSignedIn
      .removeDuplicates()
      .sink { [weak self] isSignedIn in
        if isSignedIn { self?.showMain() } else { self?.showAuth() }
      }
      .store(in: &cancellables)
  }

  func start() { calls.append("start") }

  func stop() {
    calls.append("stop")
    cancellables.removeAll()
  }

  func showAuth() {
    currentScreen = .auth
    auth = RideAuthCoordinator(store: store)
  }

  func showMain() {
    currentScreen = .main
    rider = RiderCoordinator(store: store)
  }
}

@MainActor
final class RideAuthCoordinator {
  private let store: RideStore

  init(store: RideStore) { self.store = store }

  func start() {
    Task {
      await Task.yield()
      store.signIn()
    }
  }
}

@MainActor
final class RiderCoordinator: ObservableObject {
  enum Screen: Equatable { case home, request, history }

  @Published private(set) var currentScreen = Screen.home
  @Published var isHelpShown = false
  private let store: RideStore
  private var cancellables = Set<AnyCancellable>()

  init(store: RideStore) { self.store = store }

  func start() {
    store.$ride
      .sink { [weak self] state in
        DispatchQueue.main.async { [weak self] in self?.follow(state) }
      }
      .store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }

  func showHome() { currentScreen = .home }
  func showHistory() { currentScreen = .history }

  func searchLater() {
    Task { [weak self] in
      await Task.yield()
      self?.store.search()
    }
  }

  private func follow(_ state: RideState) {
    switch state {
    case .searching: currentScreen = .request
    case .idle, .failed: break
    }
  }
}

struct RideRootView: View {
  @StateObject private var coordinator: RideAppCoordinator

  init(coordinator: RideAppCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator)
  }

  var body: some View {
    Group {
      switch coordinator.currentScreen {
      case .welcome: ProgressView()
      case .auth: RideAuthView(store: coordinator.store)
      case .main:
        if let rider = coordinator.rider { RiderView(coordinator: rider) }
      }
    }
    .onAppear { coordinator.start() }
    .onDisappear { coordinator.stop() }
    .environmentObject(coordinator.store)
  }
}

struct RideAuthView: View {
  @ObservedObject var store: RideStore

  var body: some View {
    VStack(spacing: 8) {
      Text("Welcome").font(.title)
      Button("Sign in") { store.signIn() }
    }
    .padding()
  }
}

struct RiderView: View {
  @StateObject private var coordinator: RiderCoordinator
  @EnvironmentObject private var store: RideStore

  init(coordinator: RiderCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator)
  }

  var body: some View {
    VStack {
      switch coordinator.currentScreen {
      case .home: RiderHomeView(coordinator: coordinator)
      case .request: Text("Searching")
      case .history: RideHistoryView()
      }
      Button("Sign out", role: .destructive) { store.signOut() }
    }
    .onAppear { coordinator.start() }
    .onDisappear { coordinator.stop() }
    .sheet(isPresented: $coordinator.isHelpShown) { RideHelpView() }
    .task { await Task.yield() }
  }
}

struct RiderHomeView: View {
  let coordinator: RiderCoordinator
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
      coordinator.showHistory()
    } label: {
      Label("History", systemImage: "clock")
    }
    .accessibilityIdentifier("history")
    Button("Help") { coordinator.isHelpShown = true }
    Text("\(taps) taps")
  }
}

struct RideHistoryView: View {
  var body: some View { Text("No rides yet") }
}

struct RideHelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
