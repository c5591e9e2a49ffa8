import SwiftUI

enum NoteRoute: Hashable {
    case note(id: Int)
    case settings
}

enum NoteSheet: String, Identifiable {
    case composer
    var id: String { rawValue }
}

final class NotesCoordinator: ObservableObject {
    @Published var path: [NoteRoute] = []
    @Published var sheet: NoteSheet?
    private var isComposing = false

    func open(_ route: NoteRoute) {
        path.append(route)
    }

    func compose() {
        precondition(!isComposing, "the composer is open")
        isComposing = true
        sheet = .composer
    }

    func save() {
        isComposing = false
        sheet = nil
        path = [.note(id: 1)]
    }

    func goHome() { path.removeAll() }

    @ViewBuilder
    func view(for route: NoteRoute) -> some View {
        switch route {
        case .note(let id): NoteView(id: id)
        case .settings: SettingsView()
        }
    }
}
