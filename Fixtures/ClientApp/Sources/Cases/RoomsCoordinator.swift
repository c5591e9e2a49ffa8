#if os(iOS)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// Leads from a list of rooms to a room, whose settings are on a sheet.
@MainActor @Observable
public final class RoomsCoordinator {
  enum State { case browsing, changingSettings }
  enum Event { case openSettings, finishSettings }

  var showsSettings = false {
    didSet { if isFixed, !showsSettings { state = .browsing } }
  }
  private var state = State.browsing
  private let isFixed: Bool

  /// Creates a coordinator, as it was published or fixed.
  public init(isFixed: Bool = false) { self.isFixed = isFixed }

  func handle(_ event: Event) {
    switch (state, event) {
    case (.browsing, .openSettings):
      state = .changingSettings
      showsSettings = true
    case (.changingSettings, .finishSettings):
      state = .browsing
      showsSettings = false
    default:
      preconditionFailure("Unexpected event \(event) while \(state)")
    }
  }
}

/// The rooms on a stack, and the sheet above it.
public struct RoomsView: View {
  @Bindable var coordinator: RoomsCoordinator

  /// Creates the view of a coordinator.
  public init(coordinator: RoomsCoordinator) { self.coordinator = coordinator }

  public var body: some View {
    NavigationStack {
      List { NavigationLink("Kitchen", value: "Kitchen") }
        .navigationDestination(for: String.self) { _ in RoomScreen(coordinator: coordinator) }
    }
    .sheet(isPresented: $coordinator.showsSettings) { SettingsScreen(coordinator: coordinator) }
  }
}

struct RoomScreen: View {
  let coordinator: RoomsCoordinator

  var body: some View { Button("Settings") { coordinator.handle(.openSettings) } }
}

struct SettingsScreen: View {
  let coordinator: RoomsCoordinator

  var body: some View { Button("Done") { coordinator.handle(.finishSettings) } }
}
