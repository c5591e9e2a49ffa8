import HeadlessSwiftUI
import PlatformTestSupport
import Testing

/// Notes each phase, and covers itself once the app was in the background.
private struct VaultView: View {
  let journal: Journal
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = false

  var body: some View {
    NavigationStack { DoorView(journal: journal) }
      .onChange(of: phase) { old, new in
        journal.note("\(old) \(new)")
        if new == .background { isLocked = true }
      }
      .fullScreenCover(isPresented: $isLocked) { Text("locked") }
  }
}

private struct DoorView: View {
  let journal: Journal
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("\(phase)").onChange(of: phase) { if phase == .active { journal.note("door") } }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct ScenePhaseTests {
    private let driver = ScriptedDriver.installed()

    @Test("whoever leaves and returns brings the scene through its phases")
    func phases() {
      let journal = Journal()
      let window = HeadlessWindow(rootView: VaultView(journal: journal))
      window.leaveAndReturn()
      #expect(
        journal.flush() == [
          "active inactive", "inactive background", "background inactive", "inactive active",
          "door",
        ])
      driver.settle()
      #expect(window.text().contains("  ▸cover*"))
    }
  }
}
