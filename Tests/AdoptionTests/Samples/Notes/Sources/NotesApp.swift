import SwiftUI

@main
struct NotesApp: App {
    @StateObject private var coordinator = NotesCoordinator()

    var body: some Scene {
        WindowGroup { RootView(coordinator: coordinator) }
    }
}

struct RootView: View {
    @ObservedObject var coordinator: NotesCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            List(0..<3) { Text("\($0)").padding().background(.ultraThinMaterial) }
                .navigationDestination(for: NoteRoute.self) { coordinator.view(for: $0) }
        }
        .sheet(item: $coordinator.sheet) { _ in ComposerView(onSave: { coordinator.save() }) }
    }
}
